import { followers, NAMES, signedIn, sends } from './table.types';
import type { Table } from './table.types';

/** People and follows. */
export const profiles: Table = {
  'GET /users': [signedIn, (c) => c.get('/users')],
  'GET /users/get-user-by-username/:username': [
    signedIn,
    (c, w) => c.get(`/users/get-user-by-username/${w.star.username}`),
  ],
  'GET /users/:id/get-followers-count': [
    signedIn,
    (c, w) => c.get(`/users/${w.star.id}/get-followers-count`),
  ],
  'GET /users/:id/get-favorite-teams': [
    signedIn,
    (c, w) => c.get(`/users/${w.star.id}/get-favorite-teams`),
  ],
  'GET /users/:id/get-following-list': [
    signedIn,
    (c, w) => c.get(`/users/${w.star.id}/get-following-list`),
  ],
  'GET /users/:id/get-followers-list': [
    signedIn,
    (c, w) => c.get(`/users/${w.star.id}/get-followers-list`),
  ],
  'POST /users/:id/follow-user': [
    signedIn,
    (c, w, id) => c.post(`/users/${id}/follow-user`, { userToFollowId: w.star.id }),
    NAMES,
    sends('followersChanged'),
    sends('ownFollowChanged'),
    sends('follow of profile'),
  ],
  'DELETE /users/:id/unfollow-user': [
    signedIn,
    (c, w, id) => c.delete(`/users/${id}/unfollow-user`, { userToUnfollowId: w.star.id }),
    NAMES,
    sends('followersChanged'),
    sends('followEnded'),
    sends('ownFollowChanged'),
  ],
  'POST /notifications': [
    followers,
    (c, w, senderId) =>
      c.post('/notifications', {
        type: 'follow',
        userId: w.star.id,
        senderId,
        content: 'x',
        profilePicture: '',
      }),
    NAMES,
    sends('follow of profile'),
  ],
};
