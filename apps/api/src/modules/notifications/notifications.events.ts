import type { Notification } from '@clubline/contract';
import type { Context } from '../../context';
import { socketGroup } from '../../services/sockets';
import type { Forgotten } from './notifications.repository';

/** So many ids are told at once; of more a page asks again anyway. */
const IDS_MAX = 500;

/** Sends a new notification to the recipient's own sockets. */
export function notificationCreated(
  { sockets }: Context,
  userId: string,
  notification: Notification,
): void {
  sockets.send(socketGroup.user(userId), 'notificationCreated', { notification });
}

/** Tells all pages of a person what they have read on one of them. */
export function notificationsRead(
  { sockets }: Context,
  userId: string,
  read: { ids: string[]; upTo: string | null },
): void {
  sockets.send(socketGroup.user(userId), 'notificationsRead', read);
}

/** Tells people that what they were notified of is gone. Call it after the commit. */
export function notificationsRemoved(
  { sockets }: Pick<Context, 'sockets'>,
  forgotten: readonly Forgotten[],
): void {
  const byPerson = new Map<string, string[]>();
  for (const { id, userId } of forgotten) {
    const ids = byPerson.get(userId) ?? [];
    if (ids.length < IDS_MAX) ids.push(id);
    byPerson.set(userId, ids);
  }
  for (const [userId, ids] of byPerson)
    sockets.send(socketGroup.user(userId), 'notificationsRemoved', { ids });
}
