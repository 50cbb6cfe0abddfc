import type { Caller } from '../callers';
import { NAMES, signedIn } from './table.types';
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
    (c, _w, id) => c.patch(`/notifications/mark-all-as-read/${id}`),
    NAMES,
  ],
  'PATCH /notifications/mark-as-read/:notificationId/:userId': [
    signedIn,
    (c, w, id) => markOwn(c, w, id),
    NAMES,
  ],
};

/** Marks a notification of one's own, which the star makes by following. */
async function markOwn(caller: Caller, { star }: Fixture, id: string) {
  await star.post(`/users/${star.id}/follow-user`, { userToFollowId: id });
  const own = await caller.get(`/notifications/${id}`);
  const notificationId = own.status === 200 ? own.body.notifications[0].id : 'none';
  return caller.patch(`/notifications/mark-as-read/${notificationId}/${id}`);
}
