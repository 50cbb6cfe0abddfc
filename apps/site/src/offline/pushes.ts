import type { NotificationPress, PushMessage, WorkerClient, WorkerScope } from './workerScope';

type Scope = Pick<WorkerScope, 'addEventListener' | 'clients' | 'location' | 'registration'>;

/** Of the build: small, and without what is around it on a home screen. */
const ICON = '/icon-192.png';

/** What the server sends; its texts are in the language of the person. */
interface Push {
  title: string;
  body: string;
  /** Address on this site of what it is about. */
  url: string;
  tag: string;
}

/** Shows what is pushed, and leads to it once it is pressed. */
export function receivePushes(self: Scope): void {
  self.addEventListener('push', (event) => event.waitUntil(show(self, event)));
  self.addEventListener('notificationclick', (event) => event.waitUntil(open(self, event)));
}

/** Nothing where a page that somebody looks at shows it anyway. */
async function show({ clients, location, registration }: Scope, event: PushMessage) {
  const push = readPush(event, location.origin);
  if (push === null) return;
  const { title, body, url, tag } = push;
  const pages = await pagesOf(clients);
  const isSeen = pages.some((page) => page.visibilityState === 'visible' && isAt(page, url));
  if (isSeen) return;
  await registration.showNotification(title, { body, tag, icon: ICON, data: { url } });
}

/** The page that shows it, else a new one: in any other, something may be half written. */
async function open({ clients, location }: Scope, { notification }: NotificationPress) {
  notification.close();
  const url = ownAddress((notification.data as { url?: unknown } | undefined)?.url, location);
  if (url === null) return;
  const page = (await pagesOf(clients)).find((one) => isAt(one, url));
  await (page ? page.focus() : clients.openWindow(url));
}

const pagesOf = (clients: Scope['clients']) =>
  clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Whether a page is at an address, wherever in it. */
const isAt = (page: WorkerClient, url: string): boolean =>
  withoutHash(page.url) === withoutHash(url);

const withoutHash = (url: string): string => url.replace(/#.*/s, '');

/** A push that can be shown; null for what is none of ours. */
function readPush({ data }: PushMessage, origin: string): Push | null {
  try {
    const { title, body, url, tag } = (data?.json() ?? {}) as Record<keyof Push, unknown>;
    const address = ownAddress(url, { origin });
    const texts = [title, body, tag];
    if (address === null || !texts.every((text) => typeof text === 'string')) return null;
    return { title: String(title), body: String(body), url: address, tag: String(tag) };
  } catch {
    return null;
  }
}

/** The whole address, where it is one of this site. */
function ownAddress(url: unknown, { origin }: Pick<Location, 'origin'>): string | null {
  if (typeof url !== 'string' || !URL.canParse(url, origin)) return null;
  const address = new URL(url, origin);
  return address.origin === origin ? address.href : null;
}
