import type { Caller } from './callers';
import type { Person } from './people';

/** Who is asked of every route. */
export const roles = ['visitor', 'stranger', 'member', 'coOwner', 'owner', 'admin'] as const;
export type Role = (typeof roles)[number];
type Outcome = 'yes' | 401 | 403;
type Row = Record<Role, Outcome>;

const row = (
  visitor: Outcome,
  stranger: Outcome,
  member: Outcome,
  coOwner: Outcome,
  owner: Outcome,
  admin: Outcome,
): Row => ({ visitor, stranger, member, coOwner, owner, admin });
const everyone = row('yes', 'yes', 'yes', 'yes', 'yes', 'yes');
const signedIn = row(401, 'yes', 'yes', 'yes', 'yes', 'yes');
/** Asked with what only somebody else has. */
const nobody = row(401, 403, 403, 403, 403, 403);
const members = row(401, 403, 'yes', 'yes', 'yes', 403);
const editors = row(401, 403, 403, 'yes', 'yes', 403);
const ownerOnly = row(401, 403, 403, 403, 'yes', 403);
const notOwners = row(401, 'yes', 'yes', 403, 403, 'yes');
/** The post in each world is the member's. */
const authorAndEditors = row(401, 403, 'yes', 'yes', 'yes', 403);
const othersInClub = row(401, 403, 403, 'yes', 'yes', 403);
const admins = row(401, 403, 403, 403, 403, 'yes');
/** In each world member, co-owner and owner follow the star. */
const followers = row(401, 403, 'yes', 'yes', 'yes', 403);

/** What there is to act on, new for every question. */
export interface World {
  clubId: string;
  channelId: string;
  postId: string;
  messageId: string;
  profilePostId: string;
  racerId: string;
  athleteId: string;
  star: Person;
  picture: Buffer;
  /** Name of a stored picture. */
  uploaded: string;
  matchId: string;
  /** Somebody with a password, and what is needed to begin, renew and recover a session of theirs. */
  signIn: { username: string; password: string };
  refreshToken: string;
  resetToken: string;
  emailOf(userId: string): string;
}

type Ask = (
  caller: Caller,
  world: World,
  actorId: string,
  number: number,
) => ReturnType<Caller['get']>;
/** Who may, how to ask as oneself, and, where the request names the person who acts, that it does. */
type Entry = [may: Row, ask: Ask, names?: 'names the actor'];

/** What a new person fills in. */
export function account(n: number) {
  const username = `table_person_${n}`;
  return {
    username,
    email: `${username}@fans.test`,
    password: 'secret1',
    firstName: 'A',
    lastName: 'B',
    tags: { profile: ['Fan'] },
    sportInterests: ['NBA'],
  };
}

const NAMES = 'names the actor' as const;
/** Every call under `/api`. */
export const table: Record<string, Entry> = {
  'POST /auth/sign-up': [everyone, (c, _w, _id, n) => c.post('/auth/sign-up', account(n))],
  'POST /auth/sign-in': [everyone, (c, w) => c.post('/auth/sign-in', w.signIn)],
  'POST /auth/refresh': [
    everyone,
    (c, w) => c.post('/auth/refresh', { refreshToken: w.refreshToken }),
  ],
  'POST /auth/frame-session': [
    nobody,
    (c, w) => c.post('/auth/frame-session', { refreshToken: w.refreshToken }),
  ],
  'POST /auth/logout': [everyone, (c) => c.post('/auth/logout')],
  'POST /auth/reset-password': [
    everyone,
    (c, w) => c.post('/auth/reset-password', { token: w.resetToken, password: w.signIn.password }),
  ],
  'POST /identity/send-reset-code': [
    everyone,
    (c) =>
      c.post('/identity/send-reset-code', {
        requestType: 'PASSWORD_RESET',
        email: 'nobody@fans.test',
      }),
  ],
  'GET /login': [everyone, (c) => c.get('/login')],
  'GET /auth/me': [signedIn, (c) => c.get('/auth/me')],
  'GET /users/me': [signedIn, (c) => c.get('/users/me')],
  'GET /user/me': [signedIn, (c) => c.get('/user/me')],
  'GET /users/profile': [signedIn, (c) => c.get('/users/profile')],
  'GET /auth/profile': [signedIn, (c) => c.get('/auth/profile')],
  'GET /users/check-username/:username': [everyone, (c) => c.get('/users/check-username/ann')],
  'GET /users/check-email/:email': [everyone, (c) => c.get('/users/check-email/ann%40fans.test')],
  'PATCH /users/update-name': [
    signedIn,
    (c, w, id) =>
      c.patch('/users/update-name', { email: w.emailOf(id), firstName: 'A', lastName: 'B' }),
    NAMES,
  ],
  'PATCH /users/update-username': [
    signedIn,
    (c, w, id, n) =>
      c.patch('/users/update-username', { email: w.emailOf(id), username: `renamed_${n}` }),
    NAMES,
  ],
  'PUT /users/update-bio': [
    signedIn,
    (c, w, id) =>
      c.put('/users/update-bio', { email: w.emailOf(id), bio: 'Hi', tags: { profile: ['Fan'] } }),
    NAMES,
  ],
  'POST /users/update-profile-picture': [
    signedIn,
    (c, w, id) =>
      c.upload(
        'POST',
        '/users/update-profile-picture',
        { name: 'profilePicture', bytes: w.picture },
        { email: w.emailOf(id) },
      ),
    NAMES,
  ],
  'POST /live-chats/create-chat-room': [
    signedIn,
    (c, _w, _id, n) => c.post('/live-chats/create-chat-room', { matchId: `table_${n}` }),
  ],
  'GET /live-chats/messages/:matchId': [
    everyone,
    (c, w) => c.get(`/live-chats/messages/${w.matchId}`),
  ],
  'GET /uploads/:name': [everyone, (c, w) => c.get(`/uploads/${w.uploaded}`)],
  'GET /clubs': [signedIn, (c) => c.get('/clubs')],
  'GET /users/:id/get-clubs': [signedIn, (c, _w, id) => c.get(`/users/${id}/get-clubs`)],
  'POST /clubs': [
    signedIn,
    (c, _w, ownerId, n) => c.post('/clubs', { name: `Table Club ${n}`, ownerId }),
    NAMES,
  ],
  'PATCH /clubs/:id': [
    editors,
    (c, w, _id, n) => c.patch(`/clubs/${w.clubId}`, { name: `Renamed ${n}` }),
  ],
  'PATCH /clubs/:id/image': [
    editors,
    (c, w) =>
      c.upload('PATCH', `/clubs/${w.clubId}/image`, { name: 'club-picture', bytes: w.picture }),
  ],
  'GET /clubs/:id/details': [
    signedIn,
    (c, w, id) => c.get(`/clubs/${w.clubId}/details?user_id=${id}`),
    NAMES,
  ],
  'GET /clubs/:id/is-member': [
    signedIn,
    (c, w, id) => c.get(`/clubs/${w.clubId}/is-member?userId=${id}`),
    NAMES,
  ],
  'POST /clubs/:id/join': [
    signedIn,
    (c, w, userId) => c.post(`/clubs/${w.clubId}/join`, { userId }),
    NAMES,
  ],
  'DELETE /clubs/:id/leave': [
    notOwners,
    (c, w, userId) => c.delete(`/clubs/${w.clubId}/leave`, { userId }),
    NAMES,
  ],
  'DELETE /clubs/:id': [ownerOnly, (c, w) => c.delete(`/clubs/${w.clubId}`)],
  'POST /clubs/:id/media': [
    members,
    (c, w) => c.upload('POST', `/clubs/${w.clubId}/media`, { name: 'media', bytes: w.picture }),
  ],
  'GET /clubs/:id/members': [
    members,
    (c, w) => c.get(`/clubs/${w.clubId}/members?search=a&limit=5`),
  ],
  'GET /clubs/:id/bans': [editors, (c, w) => c.get(`/clubs/${w.clubId}/bans`)],
  'PUT /clubs/:id/mutes/:userId': [
    editors,
    (c, w) => c.put(`/clubs/${w.clubId}/mutes/${w.star.id}`),
  ],
  'DELETE /clubs/:id/mutes/:userId': [
    editors,
    (c, w) => c.delete(`/clubs/${w.clubId}/mutes/${w.star.id}`),
  ],
  'PUT /clubs/:id/bans/:userId': [editors, (c, w) => c.put(`/clubs/${w.clubId}/bans/${w.star.id}`)],
  'DELETE /clubs/:id/bans/:userId': [
    editors,
    (c, w) => c.delete(`/clubs/${w.clubId}/bans/${w.star.id}`),
  ],
  'POST /club-social/club-posts/:postId/reports': [
    othersInClub,
    (c, w) => c.post(`/club-social/club-posts/${w.postId}/reports`, { reason: 'spam' }),
  ],
  'GET /clubs/:id/reports': [editors, (c, w) => c.get(`/clubs/${w.clubId}/reports`)],
  'DELETE /clubs/:id/reports/:postId': [
    editors,
    (c, w) => c.delete(`/clubs/${w.clubId}/reports/${w.postId}`),
  ],
  'GET /club-channels/:clubId': [signedIn, (c, w) => c.get(`/club-channels/${w.clubId}`)],
  'GET /club-channels/:channelId/messages': [
    members,
    (c, w, id) =>
      c.get(
        `/club-channels/${w.channelId}/messages?channelId=${w.channelId}&clubId=${w.clubId}&userId=${id}`,
      ),
    NAMES,
  ],
  'POST /club-channels/:channelId/messages': [
    members,
    (c, w, userId) =>
      c.post(`/club-channels/${w.channelId}/messages`, {
        clubId: w.clubId,
        channelId: w.channelId,
        userId,
        content: 'Hi',
        mediaUrls: [],
      }),
    NAMES,
  ],
  'GET /club-channel-reactions/:messageId/:userId': [
    members,
    (c, w, id) => c.get(`/club-channel-reactions/${w.messageId}/${id}`),
    NAMES,
  ],
  'GET /club-channel-reactions/count/:messageId': [
    members,
    (c, w) => c.get(`/club-channel-reactions/count/${w.messageId}`),
  ],
  'POST /club-channel-reactions': [
    members,
    (c, w, userId) =>
      c.post('/club-channel-reactions', {
        clubChannelMessageId: w.messageId,
        userId,
        reaction: 'love',
      }),
    NAMES,
  ],
  'DELETE /club-channel-reactions/:messageId/:userId': [
    members,
    (c, w, id) => c.delete(`/club-channel-reactions/${w.messageId}/${id}`),
    NAMES,
  ],
  'GET /club-social/club-posts-feed/:userId/:clubId': [
    members,
    (c, w, id) => c.get(`/club-social/club-posts-feed/${id}/${w.clubId}`),
    NAMES,
  ],
  'POST /club-social/club-posts': [
    members,
    (c, w, userId) =>
      c.post('/club-social/club-posts', { userId, clubId: w.clubId, content: 'Hi', mediaUrls: [] }),
    NAMES,
  ],
  'DELETE /club-social/club-posts/:clubId/:postId/:userId': [
    authorAndEditors,
    (c, w, id) => c.delete(`/club-social/club-posts/${w.clubId}/${w.postId}/${id}`),
    NAMES,
  ],
  'GET /club-social/club-post-reactions/:postId/:userId': [
    members,
    (c, w, id) => c.get(`/club-social/club-post-reactions/${w.postId}/${id}`),
    NAMES,
  ],
  'GET /club-social/club-post-reactions/count/:postId': [
    members,
    (c, w) => c.get(`/club-social/club-post-reactions/count/${w.postId}`),
  ],
  'POST /club-social/club-post-reactions': [
    members,
    (c, w, userId) =>
      c.post('/club-social/club-post-reactions', {
        clubPostId: w.postId,
        userId,
        reaction: 'like',
      }),
    NAMES,
  ],
  'DELETE /club-social/club-post-reactions/:postId/:userId': [
    members,
    (c, w, id) => c.delete(`/club-social/club-post-reactions/${w.postId}/${id}`),
    NAMES,
  ],
  'GET /club-social/club-comments/:postId/comments': [
    members,
    (c, w) => c.get(`/club-social/club-comments/${w.postId}/comments`),
  ],
  'POST /club-social/club-comments': [
    members,
    (c, w, userId) =>
      c.post('/club-social/club-comments', { clubPostId: w.postId, userId, content: 'Yes' }),
    NAMES,
  ],
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
  ],
  'DELETE /users/:id/unfollow-user': [
    signedIn,
    (c, w, id) => c.delete(`/users/${id}/unfollow-user`, { userToUnfollowId: w.star.id }),
    NAMES,
  ],
  'GET /social/profile-posts': [signedIn, (c) => c.get('/social/profile-posts')],
  'POST /social/profile-posts': [
    signedIn,
    (c) => c.post('/social/profile-posts', { content: 'Hello', mediaUrls: [] }),
  ],
  'POST /social/profile-posts/upload-media': [
    signedIn,
    (c, w) =>
      c.upload('POST', '/social/profile-posts/upload-media', { name: 'media', bytes: w.picture }),
  ],
  'GET /social/post-reactions/:postId/:userId': [
    signedIn,
    (c, w, id) => c.get(`/social/post-reactions/${w.profilePostId}/${id}`),
    NAMES,
  ],
  'GET /social/post-reactions/count/:postId': [
    signedIn,
    (c, w) => c.get(`/social/post-reactions/count/${w.profilePostId}`),
  ],
  'GET /social/profile-posts/:postId/comments-count': [
    signedIn,
    (c, w) => c.get(`/social/profile-posts/${w.profilePostId}/comments-count`),
  ],
  'POST /social/post-reactions': [
    signedIn,
    (c, w, userId) =>
      c.post('/social/post-reactions', {
        profilePostId: w.profilePostId,
        userId,
        reaction: 'like',
      }),
    NAMES,
  ],
  'DELETE /social/post-reactions/:postId/:userId': [
    signedIn,
    (c, w, id) => c.delete(`/social/post-reactions/${w.profilePostId}/${id}`),
    NAMES,
  ],
  'GET /jet-ski-racer-details': [
    signedIn,
    (c) => c.get('/jet-ski-racer-details?skip=0&limit=50&order=DESC'),
  ],
  'GET /jet-ski-racer-details/:id': [
    signedIn,
    (c, w) => c.get(`/jet-ski-racer-details/${w.racerId}`),
  ],
  'POST /jet-ski-racer-details': [
    admins,
    (c, _w, _id, n) =>
      c.post('/jet-ski-racer-details', {
        name: `Table Racer ${n}`,
        age: 22,
        bio: 'Fast.',
        boatManufacturers: 'Nordvik',
      }),
  ],
  'PUT /jet-ski-racer-details/:id': [
    signedIn,
    (c, w) => c.put(`/jet-ski-racer-details/${w.racerId}`, { age: 23 }),
  ],
  'GET /athletes': [signedIn, (c) => c.get('/athletes?limit=5&order=DESC&search=table')],
  'POST /athletes/upload-image/:athleteId': [
    signedIn,
    (c, w) =>
      c.upload('POST', `/athletes/upload-image/${w.athleteId}`, {
        name: 'media',
        bytes: w.picture,
      }),
  ],
  'GET /athletes/upload-progress/:name': [
    signedIn,
    (c) => c.get('/athletes/upload-progress/photo.png'),
  ],
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
    async (c, w, id) => markOwn(c, w, id),
    NAMES,
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
  ],
  'GET /scoreboards': [everyone, (c) => c.get('/scoreboards')],
  'GET /scoreboards/:board': [everyone, (c) => c.get('/scoreboards/nba')],
  'POST /contact': [
    everyone,
    (c) => c.post('/contact', { name: 'Ann', email: 'ann@example.test', message: 'Hello' }),
  ],
};

/** Marks a notification of one's own, which the star makes by following. */
async function markOwn(caller: Caller, { star }: World, id: string) {
  await star.post(`/users/${star.id}/follow-user`, { userToFollowId: id });
  const own = await caller.get(`/notifications/${id}`);
  const notificationId = own.status === 200 ? own.body.notifications[0].id : 'none';
  return caller.patch(`/notifications/mark-as-read/${notificationId}/${id}`);
}
