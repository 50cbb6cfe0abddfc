import { PAGE_LIMITS, type Notification } from '@clubline/contract';
import { FakeReply, type FakeArea, type FakeBackend } from './createFakeBackend';
import { FIXED_NOW } from './fakeClock';

export interface NotificationsFakeOptions {
  /** Newest first. */
  notifications?: Notification[];
  /**
   * Sends links, sentences in no language, the number of unread ones, cursors and live arrivals
   * along, which the specification does not ask for.
   * @default false
   */
  hasAdditions?: boolean;
}

/** A notification with whatever differs from an ordinary one; `minutes` is how long ago it was. */
export function fakeNotification({
  minutes = 10,
  ...fields
}: Partial<Notification> & { id: string; minutes?: number }): Notification {
  return {
    type: 'follow',
    content: `${fields.id} started following you.`,
    isRead: false,
    profilePicture: null,
    createdAt: new Date(FIXED_NOW - minutes * 60_000).toISOString(),
    ...fields,
  };
}

const arrivals = new WeakMap<FakeBackend, (notification: Notification) => void>();
const removals = new WeakMap<FakeBackend, (id: string) => void>();

/**
 * Something happens to the person at the keyboard; a server with additions sends it over the live
 * socket.
 */
export function notifyPerson(backend: FakeBackend, notification: Notification): void {
  const arrive = arrivals.get(backend);
  if (!arrive) throw new Error('This backend has no notificationsFake().');
  arrive(notification);
}

/** What a notification was about is gone, and so is the notification. */
export function forgetNotification(backend: FakeBackend, id: string): void {
  removals.get(backend)?.(id);
}

/**
 * Notifications of the person at the keyboard, answering what the specification says and no more
 * unless `hasAdditions` is set.
 */
export function notificationsFake({
  notifications = [],
  hasAdditions = false,
}: NotificationsFakeOptions = {}): FakeArea {
  return (backend) => {
    let stored = [...notifications];
    if (hasAdditions) backend.additions.add(PAGE_LIMITS);
    const tell = (read: { ids: string[]; upTo: string | null }) =>
      hasAdditions && backend.sockets.broadcast('notificationsRead', read);
    const shown = ({ link, target, sentence = null, ...rest }: Notification) =>
      hasAdditions ? { ...rest, link: link ?? null, ...(target && { target }), sentence } : rest;
    const own = (userId: string | undefined, bearer: string | undefined, answer: () => unknown) =>
      userId === bearer
        ? answer()
        : new FakeReply(403, { statusCode: 403, error: 'Forbidden', message: 'Not yours.' });

    backend.handle('GET /notifications/:userId', ({ params, query, user }) =>
      own(params.userId, user?.id, () => {
        const limit = Number(query.get('limit') ?? 10);
        let end = Number(query.get('page') ?? 1) * limit;
        const found = stored.filter(({ content }) =>
          content.toLowerCase().includes((query.get('search') ?? '').toLowerCase()),
        );
        const from = found.findIndex(({ id }) => id === query.get('cursor')) + 1;
        if (hasAdditions && from > 0) end = from + limit;
        const hasNextPage = found.length > end;
        const unreadCount = stored.filter(({ isRead }) => !isRead).length;
        return {
          notifications: found.slice(end - limit, end).map(shown),
          meta: {
            hasNextPage,
            ...(hasAdditions && {
              unreadCount,
              nextCursor: hasNextPage ? (found[end - 1]?.id ?? null) : null,
            }),
          },
        };
      }),
    );
    backend.handle('PATCH /notifications/mark-all-as-read/:userId', ({ params, user }) =>
      own(params.userId, user?.id, () => {
        stored = stored.map((one) => ({ ...one, isRead: true }));
        tell({ ids: [], upTo: stored[0]?.createdAt ?? null });
        return { success: true };
      }),
    );
    backend.handle('PATCH /notifications/mark-as-read/:id/:userId', ({ params, user }) =>
      own(params.userId, user?.id, () => {
        stored = stored.map((one) => (one.id === params.id ? { ...one, isRead: true } : one));
        tell({ ids: [params.id ?? ''], upTo: null });
        return { success: true };
      }),
    );
    removals.set(backend, (id) => {
      stored = stored.filter((one) => one.id !== id);
      if (hasAdditions) backend.sockets.broadcast('notificationsRemoved', { ids: [id] });
    });
    arrivals.set(backend, (notification) => {
      stored = [notification, ...stored];
      if (hasAdditions)
        backend.sockets.broadcast('notificationCreated', { notification: shown(notification) });
    });
  };
}
