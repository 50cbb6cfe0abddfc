import type { Caller } from '../callers';
import { createBrowser } from '../pushService';
import { NAMES, nobody, sends, signedIn } from './table.types';
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
  'GET /account/push': [signedIn, (c) => c.get('/account/push')],
  'PUT /account/push/kinds': [
    signedIn,
    (c) => c.put('/account/push/kinds', { replies: true, mentions: false, rooms: ['final_1'] }),
  ],
  'PUT /account/push/subscription': [
    // The refresh token is of another session.
    nobody,
    (c, { refreshToken }) =>
      c.put('/account/push/subscription', { ...createBrowser().subscription, refreshToken }),
  ],
  'DELETE /account/push/subscription': [signedIn, (c) => c.delete('/account/push/subscription')],
};

/** Marks a notification of one's own; a visitor knows of none. */
async function markOwn(caller: Caller, { notificationOf }: Fixture, id: string) {
  return caller.patch(`/notifications/mark-as-read/${await notificationOf(id)}/${id}`);
}
