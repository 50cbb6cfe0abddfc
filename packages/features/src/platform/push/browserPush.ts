import type { PushDevice } from './push.types';

/** The page's service worker is registered once it has nothing else to do. */
const PATIENCE_MS = 15_000;

/** The browser's pushes; null where it knows none, and on a server. */
export function browserPush(): PushDevice | null {
  const page = typeof window === 'undefined' ? undefined : window;
  const isKnown =
    page !== undefined &&
    'PushManager' in page &&
    'Notification' in page &&
    'serviceWorker' in page.navigator;
  return isKnown ? device : null;
}

const device: PushDevice = {
  permission: () => Notification.permission,
  ask: () => Notification.requestPermission(),
  async subscribe(publicKey) {
    const { pushManager } = await registration();
    const known = await pushManager.getSubscription();
    const key = bytesOf(publicKey);
    if (known && !isSame(known.options.applicationServerKey, key)) await known.unsubscribe();
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys = {} } = made.toJSON();
    return { endpoint: endpoint ?? '', keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
  },
  async unsubscribe() {
    const worker = await navigator.serviceWorker.getRegistration();
    // Whatever becomes of one of them, the other is done.
    if (worker) await Promise.all([takeAway(worker), end(worker)]);
  },
};

/** What is shown says who did what, and leads there. */
async function takeAway(worker: ServiceWorkerRegistration): Promise<void> {
  for (const shown of await worker.getNotifications()) shown.close();
}

async function end({ pushManager }: ServiceWorkerRegistration): Promise<void> {
  await (await pushManager.getSubscription())?.unsubscribe();
}

const registration = () =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('This page has no service worker.')), PATIENCE_MS);
    }),
  ]);

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function isSame(known: ArrayBuffer | null, key: Uint8Array): boolean {
  const bytes = new Uint8Array(known ?? new ArrayBuffer(0));
  return bytes.length === key.length && bytes.every((byte, at) => byte === key[at]);
}
