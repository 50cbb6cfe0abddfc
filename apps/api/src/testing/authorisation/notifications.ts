import type { Caller } from '../callers';
import { NAMES, sends, signedIn } from './table.types';
import type { Fixture, Table } from './table.types';

/** Notifications. */
export const notifications: Table = {
  'GET /notifications/:userId': [
    signedIn,
    (c, _w, id) => c.get(`/notifications/${id}?order=DESC&sortBy=createdAt&page=1&limit=10`),
    NAMES,
  ],
  'PATCH /notifications/mark-all-as-read/:userId': [
    signedIn,
    async (c, { notificationOf }, id) => {
      await notificationOf(id);
      return c.patch(`/notifications/mark-all-as-read/${id}`);
    },
    NAMES,
    sends('notificationsRead'),
  ],
  'PATCH /notifications/mark-as-read/:notificationId/:userId': [
    signedIn,
    markOwn,
    NAMES,
    sends('notificationsRead'),
  ],
};

/** Marks a notification of one's own; a visitor knows of none. */
async function markOwn(caller: Caller, { notificationOf }: Fixture, id: string) {
  return caller.patch(`/notifications/mark-as-read/${await notificationOf(id)}/${id}`);
}
