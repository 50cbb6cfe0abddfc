import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AddRoute } from '../http/route';
import type { Caller } from '../testing/callers';
import { describeApi } from '../testing/describeApi';
import type { TestApi } from '../testing/describeApi';
import type { Person } from '../testing/people';
import { addPost } from './club-social/club-social.repository';
import { addMessage } from './club-channels/club-channels.repository';
import { clubChannelsModule } from './club-channels/club-channels.routes';
import { clubSocialModule } from './club-social/club-social.routes';
import { clubsModule } from './clubs/clubs.routes';
import { channelsOf, createClub } from './clubs/clubs.repository';
import { join } from './clubs/memberships.repository';
import { contactModule } from './contact/contact.routes';
import { modules } from './index';
import { notificationsModule } from './notifications/notifications.routes';
import { createRacer, findRacer } from './racers/racers.repository';
import { racersModule } from './racers/racers.routes';
import { addProfilePost } from './social/social.repository';
import { socialModule } from './social/social.routes';
import { usersModule } from './users/users.routes';

const roles = ['visitor', 'stranger', 'member', 'coOwner', 'owner', 'admin'] as const;
type Role = (typeof roles)[number];
type Outcome = 'yes' | 401 | 403;
type Row = Record<Role, Outcome>;

const row = (visitor: Outcome, stranger: Outcome, member: Outcome, coOwner: Outcome, owner: Outcome, admin: Outcome): Row => ({ visitor, stranger, member, coOwner, owner, admin });
const everyone = row('yes', 'yes', 'yes', 'yes', 'yes', 'yes');
const signedIn = row(401, 'yes', 'yes', 'yes', 'yes', 'yes');
const members = row(401, 403, 'yes', 'yes', 'yes', 403);
const editors = row(401, 403, 403, 'yes', 'yes', 403);
const ownerOnly = row(401, 403, 403, 403, 'yes', 403);
const notOwners = row(401, 'yes', 'yes', 403, 403, 'yes');
/** The post in each world is the member's. */
const authorOnly = row(401, 403, 'yes', 403, 403, 403);
const admins = row(401, 403, 403, 403, 403, 'yes');
/** In each world member, co-owner and owner follow the star. */
const followers = row(401, 403, 'yes', 'yes', 'yes', 403);

interface World {
  clubId: string;
  channelId: string;
  postId: string;
  messageId: string;
  profilePostId: string;
  racerId: string;
  athleteId: string;
  star: Person;
  picture: Buffer;
}

type Ask = (caller: Caller, world: World, actorId: string, number: number) => ReturnType<Caller['get']>;
/** Who may, how to ask as oneself, and, where the request names the person who acts, that it does. */
type Entry = [may: Row, ask: Ask, names?: 'names the actor'];

const NAMES = 'names the actor' as const;
const table: Record<string, Entry> = {
  'GET /clubs': [signedIn, (c) => c.get('/clubs')],
  'GET /users/:id/get-clubs': [signedIn, (c, _w, id) => c.get(`/users/${id}/get-clubs`)],
  'POST /clubs': [signedIn, (c, _w, ownerId, n) => c.post('/clubs', { name: `Table Club ${n}`, ownerId }), NAMES],
  'PATCH /clubs/:id': [editors, (c, w, _id, n) => c.patch(`/clubs/${w.clubId}`, { name: `Renamed ${n}` })],
  'PATCH /clubs/:id/image': [editors, (c, w) => c.upload('PATCH', `/clubs/${w.clubId}/image`, { name: 'club-picture', bytes: w.picture })],
  'GET /clubs/:id/details': [signedIn, (c, w, id) => c.get(`/clubs/${w.clubId}/details?user_id=${id}`), NAMES],
  'GET /clubs/:id/is-member': [signedIn, (c, w, id) => c.get(`/clubs/${w.clubId}/is-member?userId=${id}`), NAMES],
  'POST /clubs/:id/join': [signedIn, (c, w, userId) => c.post(`/clubs/${w.clubId}/join`, { userId }), NAMES],
  'DELETE /clubs/:id/leave': [notOwners, (c, w, userId) => c.delete(`/clubs/${w.clubId}/leave`, { userId }), NAMES],
  'DELETE /clubs/:id': [ownerOnly, (c, w) => c.delete(`/clubs/${w.clubId}`)],
  'GET /club-channels/:clubId': [members, (c, w) => c.get(`/club-channels/${w.clubId}`)],
  'GET /club-channels/:channelId/messages': [members, (c, w, id) => c.get(`/club-channels/${w.channelId}/messages?channelId=${w.channelId}&clubId=${w.clubId}&userId=${id}`), NAMES],
  'POST /club-channels/:channelId/messages': [members, (c, w, userId) => c.post(`/club-channels/${w.channelId}/messages`, { clubId: w.clubId, channelId: w.channelId, userId, content: 'Hi', mediaUrls: [] }), NAMES],
  'GET /club-channel-reactions/:messageId/:userId': [members, (c, w, id) => c.get(`/club-channel-reactions/${w.messageId}/${id}`), NAMES],
  'GET /club-channel-reactions/count/:messageId': [members, (c, w) => c.get(`/club-channel-reactions/count/${w.messageId}`)],
  'POST /club-channel-reactions': [members, (c, w, userId) => c.post('/club-channel-reactions', { clubChannelMessageId: w.messageId, userId, reaction: 'love' }), NAMES],
  'DELETE /club-channel-reactions/:messageId/:userId': [members, (c, w, id) => c.delete(`/club-channel-reactions/${w.messageId}/${id}`), NAMES],
  'GET /club-social/club-posts-feed/:userId/:clubId': [members, (c, w, id) => c.get(`/club-social/club-posts-feed/${id}/${w.clubId}`), NAMES],
  'POST /club-social/club-posts': [members, (c, w, userId) => c.post('/club-social/club-posts', { userId, clubId: w.clubId, content: 'Hi', mediaUrls: [] }), NAMES],
  'DELETE /club-social/club-posts/:clubId/:postId/:userId': [authorOnly, (c, w, id) => c.delete(`/club-social/club-posts/${w.clubId}/${w.postId}/${id}`), NAMES],
  'GET /club-social/club-post-reactions/:postId/:userId': [members, (c, w, id) => c.get(`/club-social/club-post-reactions/${w.postId}/${id}`), NAMES],
  'GET /club-social/club-post-reactions/count/:postId': [members, (c, w) => c.get(`/club-social/club-post-reactions/count/${w.postId}`)],
  'POST /club-social/club-post-reactions': [members, (c, w, userId) => c.post('/club-social/club-post-reactions', { clubPostId: w.postId, userId, reaction: 'like' }), NAMES],
  'DELETE /club-social/club-post-reactions/:postId/:userId': [members, (c, w, id) => c.delete(`/club-social/club-post-reactions/${w.postId}/${id}`), NAMES],
  'GET /club-social/club-comments/:postId/comments': [members, (c, w) => c.get(`/club-social/club-comments/${w.postId}/comments`)],
  'POST /club-social/club-comments': [members, (c, w, userId) => c.post('/club-social/club-comments', { clubPostId: w.postId, userId, content: 'Yes' }), NAMES],
  'GET /users': [signedIn, (c) => c.get('/users')],
  'GET /users/get-user-by-username/:username': [signedIn, (c, w) => c.get(`/users/get-user-by-username/${w.star.username}`)],
  'GET /users/:id/get-followers-count': [signedIn, (c, w) => c.get(`/users/${w.star.id}/get-followers-count`)],
  'GET /users/:id/get-favorite-teams': [signedIn, (c, w) => c.get(`/users/${w.star.id}/get-favorite-teams`)],
  'GET /users/:id/get-following-list': [signedIn, (c, w) => c.get(`/users/${w.star.id}/get-following-list`)],
  'GET /users/:id/get-followers-list': [signedIn, (c, w) => c.get(`/users/${w.star.id}/get-followers-list`)],
  'POST /users/:id/follow-user': [signedIn, (c, w, id) => c.post(`/users/${id}/follow-user`, { userToFollowId: w.star.id }), NAMES],
  'DELETE /users/:id/unfollow-user': [signedIn, (c, w, id) => c.delete(`/users/${id}/unfollow-user`, { userToUnfollowId: w.star.id }), NAMES],
  'GET /social/profile-posts': [signedIn, (c) => c.get('/social/profile-posts')],
  'POST /social/profile-posts': [signedIn, (c) => c.post('/social/profile-posts', { content: 'Hello', mediaUrls: [] })],
  'POST /social/profile-posts/upload-media': [signedIn, (c, w) => c.upload('POST', '/social/profile-posts/upload-media', { name: 'media', bytes: w.picture })],
  'GET /social/post-reactions/:postId/:userId': [signedIn, (c, w, id) => c.get(`/social/post-reactions/${w.profilePostId}/${id}`), NAMES],
  'GET /social/post-reactions/count/:postId': [signedIn, (c, w) => c.get(`/social/post-reactions/count/${w.profilePostId}`)],
  'GET /social/profile-posts/:postId/comments-count': [signedIn, (c, w) => c.get(`/social/profile-posts/${w.profilePostId}/comments-count`)],
  'POST /social/post-reactions': [signedIn, (c, w, userId) => c.post('/social/post-reactions', { profilePostId: w.profilePostId, userId, reaction: 'like' }), NAMES],
  'DELETE /social/post-reactions/:postId/:userId': [signedIn, (c, w, id) => c.delete(`/social/post-reactions/${w.profilePostId}/${id}`), NAMES],
  'GET /jet-ski-racer-details': [signedIn, (c) => c.get('/jet-ski-racer-details?skip=0&limit=50&order=DESC')],
  'GET /jet-ski-racer-details/:id': [signedIn, (c, w) => c.get(`/jet-ski-racer-details/${w.racerId}`)],
  'POST /jet-ski-racer-details': [admins, (c, _w, _id, n) => c.post('/jet-ski-racer-details', { name: `Table Racer ${n}`, age: 22, bio: 'Fast.', boatManufacturers: 'Nordvik' })],
  'PUT /jet-ski-racer-details/:id': [signedIn, (c, w) => c.put(`/jet-ski-racer-details/${w.racerId}`, { age: 23 })],
  'GET /athletes': [signedIn, (c) => c.get('/athletes?limit=5&order=DESC&search=table')],
  'POST /athletes/upload-image/:athleteId': [signedIn, (c, w) => c.upload('POST', `/athletes/upload-image/${w.athleteId}`, { name: 'media', bytes: w.picture })],
  'GET /athletes/upload-progress/:name': [signedIn, (c) => c.get('/athletes/upload-progress/photo.png')],
  'GET /notifications/:userId': [signedIn, (c, _w, id) => c.get(`/notifications/${id}?order=DESC&sortBy=createdAt&page=1&limit=10`), NAMES],
  'PATCH /notifications/mark-all-as-read/:userId': [signedIn, (c, _w, id) => c.patch(`/notifications/mark-all-as-read/${id}`), NAMES],
  'PATCH /notifications/mark-as-read/:notificationId/:userId': [signedIn, async (c, w, id) => markOwn(c, w, id), NAMES],
  'POST /notifications': [followers, (c, w, senderId) => c.post('/notifications', { type: 'follow', userId: w.star.id, senderId, content: 'x', profilePicture: '' }), NAMES],
  'POST /contact': [everyone, (c) => c.post('/contact', { name: 'Ann', email: 'ann@example.test', message: 'Hello' })],
};

/** Marks a notification of one's own, which the star makes by following. */
async function markOwn(caller: Caller, { star }: World, id: string) {
  await star.post(`/users/${star.id}/follow-user`, { userToFollowId: id });
  const own = await caller.get(`/notifications/${id}`);
  const notificationId = own.status === 200 ? own.body.notifications[0].id : 'none';
  return caller.patch(`/notifications/mark-as-read/${notificationId}/${id}`);
}

interface Declared {
  key: string;
  access: string;
}

function declaredBy(list: typeof modules, t: TestApi): Declared[] {
  const found: Declared[] = [];
  const add: AddRoute = (route) => void found.push({ key: `${route.method} ${route.url}`, access: route.policy.access });
  for (const module of list) module.routes(add, t.api.context);
  return found;
}

const community = [clubsModule, clubSocialModule, clubChannelsModule, usersModule, socialModule, racersModule, notificationsModule, contactModule];

describeApi('who may do what', (t) => {
  const people = {} as Record<Exclude<Role, 'visitor'>, Person>;
  let star: Person;
  let picture: Buffer;
  let number = 0;

  beforeAll(async () => {
    for (const role of ['stranger', 'member', 'coOwner', 'owner'] as const) people[role] = await t.person();
    people.admin = await t.admin();
    star = await t.person();
    picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#22d3c8' } }).png().toBuffer();
    for (const role of ['member', 'coOwner', 'owner'] as const) {
      await people[role].post(`/users/${people[role].id}/follow-user`, { userToFollowId: star.id });
    }
  });

  async function freshWorld(): Promise<World> {
    const { db, now } = t.api.context;
    const { member, coOwner, owner } = people;
    number += 1;
    const clubId = await createClub(db, { name: `World ${number}`, description: null, isPrivate: false, ownerId: owner.id, coOwnerIds: [coOwner.id] }, now());
    await join(db, clubId, member.id, now());
    const channelId = (await channelsOf(db, clubId))[0]!.id;
    const written = { userId: member.id, content: 'Text', mediaUrls: [] };
    const racerId = await createRacer(db, { name: `World Racer ${number}`, boatManufacturers: 'Oriba', careerWins: 0, seasonWins: 0, seasonPodiums: 0, careerWordFinalsWins: 0 }, now());
    return {
      clubId,
      channelId,
      postId: await addPost(db, { clubId, ...written }, now()),
      messageId: (await addMessage(db, { channelId, ...written }, now())).id,
      profilePostId: (await addProfilePost(db, written, now())).id,
      racerId,
      athleteId: (await findRacer(db, racerId))!.athlete.id,
      star,
      picture,
    };
  }

  // Undoes what the table's own calls change of who follows whom.
  async function follow(role: Role): Promise<void> {
    const { db, now } = t.api.context;
    if (role === 'visitor') return;
    const mayFollow = role === 'member' || role === 'coOwner' || role === 'owner';
    await db.deleteFrom('follows').where('followerId', '=', people[role].id).execute();
    if (mayFollow) await db.insertInto('follows').values({ followerId: people[role].id, followedId: star.id, createdAt: now() }).execute();
  }

  test('the table holds every community route and no other', () => {
    expect(Object.keys(table).sort()).toEqual(declaredBy(community, t).map((route) => route.key).sort());
  });

  test('every route that is not for everyone turns a visitor away with 401, whatever the rest of the request', async () => {
    const routes = declaredBy(modules, t).filter((route) => route.access !== 'everyone');
    expect(routes.length).toBeGreaterThan(50);
    for (const { key } of routes) {
      const [method, url] = key.split(' ') as ['GET', string];
      const answer = await t.visitor.call(method, url.replaceAll(/:\w+/g, 'x'));
      expect([key, answer.status]).toEqual([key, 401]);
    }
  });

  describe.each(Object.entries(table))('%s', (_key, [may, ask, names]) => {
    test.each(roles)('as %s', async (role) => {
      const world = await freshWorld();
      await follow(role);
      const person = role === 'visitor' ? undefined : people[role];
      const answer = await ask(person ?? t.visitor, world, person?.id ?? people.member.id, number);
      const outcome = answer.status >= 200 && answer.status < 300 ? 'yes' : answer.status;
      expect([outcome, typeof answer.body?.message]).toEqual([may[role], may[role] === 'yes' ? 'undefined' : 'string']);
    });

    test.each(names === undefined ? [] : ['another person'])('in the name of %s', async () => {
      const world = await freshWorld();
      const answer = await ask(people.owner, world, people.member.id, number);
      expect([answer.status, answer.body.message]).toEqual([403, 'You may only act as yourself.']);
    });
  });
});

describeApi(
  'racers kept to administrators',
  (t) => {
    test('a setting closes editing to everybody else', async () => {
      const [admin, fan] = [await t.admin(), await t.person()];
      const made = await admin.post('/jet-ski-racer-details', { name: 'Kept Racer', age: 30, bio: 'Calm.', boatManufacturers: 'Halcyon' });
      const { id, racer } = made.body;
      expect((await fan.put(`/jet-ski-racer-details/${id}`, { age: 31 })).status).toBe(403);
      expect((await fan.upload('POST', `/athletes/upload-image/${racer.athlete.id}`, { name: 'media', bytes: new Uint8Array(4) })).status).toBe(403);
      expect((await admin.put(`/jet-ski-racer-details/${id}`, { age: 31 })).body.athlete.age).toBe(31);
    });
  },
  { racerEditing: 'admin' },
);
