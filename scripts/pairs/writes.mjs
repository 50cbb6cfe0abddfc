import { PICTURE } from './caller.mjs';
import { tag } from './people.mjs';

const get = (by, path) => ({ method: 'GET', path, by });
const post = (by, path, body) => ({ method: 'POST', path, body, by });
const put = (by, path, body) => ({ method: 'PUT', path, body, by });
const patch = (by, path, body) => ({ method: 'PATCH', path, body, by });
const del = (by, path, body) => ({ method: 'DELETE', path, body, by });

/** A member who is not the one that others of the same kind take. */
const member = ({ members }, turn) => members[2 + (turn % 4)];
const author = ({ members }, at) => members[2 + at];
const coOwner = ({ coOwners }, turn) => coOwners[turn % 2];
const manager = ({ owner, coOwners }, turn) => [owner, ...coOwners][turn % 3];
const club = ({ rows }) => `/clubs/${rows.club.id}`;
const channel = ({ rows }) => `/club-channels/${rows.club.channelId}`;
const mentioning = ({ mentions }, turn) =>
  (turn % 2 ? mentions : mentions.toReversed()).join(' ') + ` ${tag()}`;
/** Whom sessions end of: one alone, since signing in again takes a password. */
const signedOut = ({ members }) => members[6];

/** Kinds of writes by what they are called. */
const kinds = {
  'join a club': (s, n) => post(member(s, n), `${club(s)}/join`, {}),
  'leave a club': (s, n) => del(member(s, n), `${club(s)}/leave`),
  'join and leave': (s, n) => [
    post(s.outsiders[n % 2], `${club(s)}/join`, {}),
    del(s.outsiders[n % 2], `${club(s)}/leave`),
  ],
  'ban a member': (s, n) => put(manager(s, n), `${club(s)}/bans/${member(s, n).id}`),
  'end a ban': (s, n) => del(manager(s, n), `${club(s)}/bans/${member(s, n).id}`),
  'ban a co-owner': (s, n) => [
    del(s.owner, `${club(s)}/co-owners/${coOwner(s, n).id}`),
    put(s.owner, `${club(s)}/bans/${coOwner(s, n).id}`),
  ],
  'mute a member': (s, n) => put(manager(s, n), `${club(s)}/mutes/${member(s, n).id}`),
  'end a mute': (s, n) => del(manager(s, n), `${club(s)}/mutes/${member(s, n).id}`),
  invite: (s, n) => put(s.owner, `${club(s)}/co-owner-invitations/${member(s, n).id}`),
  'withdraw an invitation': (s, n) =>
    del(s.owner, `${club(s)}/co-owner-invitations/${member(s, n).id}`),
  'accept an invitation': (s, n) => [
    put(s.owner, `${club(s)}/co-owner-invitations/${member(s, n).id}`),
    put(member(s, n), `${club(s)}/co-owners/${member(s, n).id}`),
  ],
  resign: (s, n) => del(coOwner(s, n), `${club(s)}/co-owners/${coOwner(s, n).id}`),
  'remove a co-owner': (s, n) => del(s.owner, `${club(s)}/co-owners/${coOwner(s, n).id}`),
  'make a club': (s, n) =>
    post(member(s, n), '/clubs', {
      name: `Club ${tag()}`,
      coOwnerIds: [s.members[n], s.members[3 - n]].map(({ id }) => id).join(),
    }),
  'change a club': (s, n) =>
    patch(manager(s, n), club(s), { name: `Pairs ${tag()}`, description: tag() }),
  'picture of a club': (s, n) => ({
    ...patch(manager(s, n), `${club(s)}/image`),
    form: { 'club-picture': PICTURE },
  }),
  'delete a club': (s) => del(s.owner, club(s)),

  'write a post': (s, n) =>
    post(member(s, n), '/club-social/club-posts', {
      clubId: s.rows.club.id,
      content: mentioning(s, n),
    }),
  'delete a post': (s, n, at) =>
    del(
      author(s, at),
      `/club-social/club-posts/${s.rows.club.id}/${s.rows.posts[at]}/${author(s, at).id}`,
    ),
  'pin a post': (s, n, at) =>
    put(manager(s, n), `/club-social/club-posts/${s.rows.club.id}/${s.rows.posts[at]}/pin`),
  'unpin a post': (s, n, at) =>
    del(manager(s, n), `/club-social/club-posts/${s.rows.club.id}/${s.rows.posts[at]}/pin`),
  'react to a post': (s, n, at) =>
    post(member(s, n), '/club-social/club-post-reactions', {
      clubPostId: s.rows.posts[at],
      reaction: n % 2 ? 'like' : 'love',
    }),
  'take a reaction back': (s, n, at) =>
    del(member(s, n), `/club-social/club-post-reactions/${s.rows.posts[at]}/${member(s, n).id}`),
  comment: (s, n, at) =>
    post(member(s, n), '/club-social/club-comments', {
      clubPostId: s.rows.posts[at],
      content: mentioning(s, n),
    }),
  'reply to a comment': (s, n, at) =>
    post(member(s, n), '/club-social/club-comments', {
      clubPostId: s.rows.posts[1 - at],
      parentComment: s.rows.comments[at],
      content: mentioning(s, n),
    }),
  'change a comment': (s, n, at) =>
    patch(author(s, at), `/club-social/club-comments/${s.rows.comments[at]}`, {
      content: mentioning(s, n),
    }),
  'delete a comment': (s, n, at) =>
    del(author(s, at), `/club-social/club-comments/${s.rows.comments[at]}`),
  'report a post': (s, n, at) =>
    post(member(s, n), `/club-social/club-posts/${s.rows.posts[at]}/reports`, {
      reason: ['spam', 'harassment'][n % 2],
    }),
  'dismiss reports': (s, n, at) => del(manager(s, n), `${club(s)}/reports/${s.rows.posts[at]}`),

  'write a profile post': (s, n) =>
    post(member(s, n), '/social/profile-posts', { content: mentioning(s, n) }),
  'change a profile post': (s, n, at) =>
    patch(author(s, at), `/social/profile-posts/${s.rows.profilePosts[at]}`, {
      content: mentioning(s, n),
    }),
  'delete a profile post': (s, n, at) =>
    del(author(s, at), `/social/profile-posts/${s.rows.profilePosts[at]}`),
  'react to a profile post': (s, n, at) =>
    post(member(s, n), '/social/post-reactions', {
      profilePostId: s.rows.profilePosts[at],
      reaction: n % 2 ? 'like' : 'love',
    }),
  'take a reaction to a profile post back': (s, n, at) =>
    del(member(s, n), `/social/post-reactions/${s.rows.profilePosts[at]}/${member(s, n).id}`),

  'write a message': (s, n) =>
    post(member(s, n), `${channel(s)}/messages`, { content: mentioning(s, n) }),
  'change a message': (s, n, at) =>
    patch(author(s, at), `${channel(s)}/messages/${s.rows.messages[at]}`, {
      content: mentioning(s, n),
    }),
  'delete a message': (s, n, at) =>
    del(author(s, at), `${channel(s)}/messages/${s.rows.messages[at]}`),
  'react to a message': (s, n, at) =>
    post(member(s, n), '/club-channel-reactions', {
      clubChannelMessageId: s.rows.messages[at],
      reaction: n % 2 ? 'like' : 'love',
    }),
  'take a reaction to a message back': (s, n, at) =>
    del(member(s, n), `/club-channel-reactions/${s.rows.messages[at]}/${member(s, n).id}`),
  'read a channel': (s, n) =>
    put(member(s, n), `${channel(s)}/read`, { upTo: new Date().toISOString() }),
  'open a room': (s, n, at) =>
    post(member(s, n), '/live-chats/create-chat-room', { matchId: s.rooms[at] }),

  follow: (s, n, at) =>
    post(member(s, n), `/users/${member(s, n).id}/follow-user`, {
      userToFollowId: s.members[at].id,
    }),
  unfollow: (s, n, at) =>
    del(member(s, n), `/users/${member(s, n).id}/unfollow-user`, {
      userToUnfollowId: s.members[at].id,
    }),
  'change a username': (s, n) =>
    patch(s.outsiders[n % 2], '/users/update-username', { username: `pair_${tag()}` }),
  'take each other’s username': (s, n) =>
    patch(s.outsiders[n % 2], '/users/update-username', {
      username: s.outsiders[1 - (n % 2)].username,
    }),
  'change a name': (s, n) =>
    patch(member(s, n), '/users/update-name', { firstName: `Pat ${tag()}`, lastName: 'Lee' }),
  'change a bio': (s, n) => put(member(s, n), '/users/update-bio', { bio: tag() }),
  'picture of a person': (s, n) => ({
    ...post(member(s, n), '/users/update-profile-picture'),
    form: { profilePicture: PICTURE, email: member(s, n).email },
  }),
  'read all notifications': (s, n) =>
    patch(member(s, n), `/notifications/mark-all-as-read/${member(s, n).id}`),
  'read a notification': (s, n) => [
    get(member(s, n), `/notifications/${member(s, n).id}`),
    ({ notifications: [first] = [] }) =>
      first && patch(member(s, n), `/notifications/mark-as-read/${first.id}/${member(s, n).id}`),
  ],
  'choose pushes': (s, n) =>
    put(member(s, n), '/account/push/kinds', {
      replies: n % 2 === 0,
      mentions: true,
      rooms: n % 2 ? s.rooms : s.rooms.toReversed(),
    }),
  'turn pushes on': (s, n, at) =>
    put(member(s, n), '/account/push/subscription', {
      refreshToken: member(s, n).refreshToken,
      endpoint: `https://fcm.googleapis.com/fcm/send/pair-${at}`,
      keys: {
        p256dh:
          'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    }),
  'turn pushes off': (s, n) => del(member(s, n), '/account/push/subscription'),
  'begin a frame': (s, n) =>
    post(member(s, n), '/auth/frame-session', { refreshToken: member(s, n).refreshToken }),
  'begin a frame of who is signed out': (s) =>
    post(signedOut(s), '/auth/frame-session', { refreshToken: signedOut(s).refreshToken }),

  'change a racer': (s, n) => [
    post(s.admin, '/jet-ski-racer-details', {
      name: `Racer ${tag()}`,
      age: 30,
      bio: tag(),
      boatManufacturers: 'Kawasaki',
    }),
    ({ data }) => {
      const id = data && Object.values(data)[0]?.id;
      return id && put(member(s, n), `/jet-ski-racer-details/${id}`, { bio: tag() });
    },
  ],
  'a partner’s key': (s) => [
    post(s.admin, '/admin/partner-keys', { partner: s.partner }),
    ({ data }) => data && del(s.admin, `/admin/partner-keys/${data.key.id}`),
  ],
  'a partner’s token': (s, n, at) =>
    post(s.partnerKey, '/partners/token', { id: `fan-${at}`, name: `Fan ${tag()}` }),
  'remove a partner’s person': (s) => [
    post(s.partnerKey, '/partners/token', { id: 'gone', name: 'Gone' }),
    del(s.partnerKey, `/partners/people/gone-${tag()}`),
  ],
  contact: () =>
    post(undefined, '/contact', { name: 'Pat', email: 'pat@fans.test', message: tag() }),
};

/** Kinds after which somebody has to sign in again. */
const ending = {
  'renew a session': (s) =>
    post(undefined, '/auth/refresh', { refreshToken: signedOut(s).refreshToken }),
  'sign in': (s) =>
    post(undefined, '/auth/sign-in', {
      username: signedOut(s).username,
      password: signedOut(s).password,
    }),
  'sign out': (s) => post(signedOut(s), '/auth/logout', {}),
  'sign out elsewhere': (s) => del(signedOut(s), '/account/devices'),
  'sign out by an administrator': (s) => del(s.admin, `/admin/people/${signedOut(s).id}/sessions`),
  'disable an account': (s) => put(s.admin, `/admin/people/${signedOut(s).id}/disabled`),
  'enable an account': (s) => del(s.admin, `/admin/people/${signedOut(s).id}/disabled`),
};

/** A hash of a password, or a picture to decode, takes its turn for seconds on a busy machine. */
const isCostly = (name) => /^picture|^sign in$/.test(name);
const listOf = (some, rest) =>
  Object.entries(some).map(([name, calls]) => ({
    name,
    calls,
    isCostly: isCostly(name),
    ...rest,
  }));

/** Whoever is signed out by one that `ends` is let in again for the next pair. */
export const writes = [...listOf(kinds), ...listOf(ending, { ends: true })];
