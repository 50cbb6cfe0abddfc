import { randomBytes } from 'node:crypto';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../app';
import type { Api } from '../app';
import type { Config } from '../config';
import { callerOf } from '../testing/callers';
import { createClub, createPost } from '../testing/clubs';
import { testConfig } from '../testing/describeApi';
import { freshDatabase } from '../testing/freshDatabase';
import { addPartner } from '../testing/partners';
import { createPerson } from '../testing/people';
import type { Person } from '../testing/people';
import { addressOf, askOfClub, connect, settleSocket } from '../testing/sockets';

const redisUrl = process.env.TEST_REDIS_URL;

describe.skipIf(redisUrl === undefined || process.env.TEST_DATABASE_URL === undefined)(
  'two nodes on one database and one Redis',
  () => {
    let place: Awaited<ReturnType<typeof freshDatabase>>;
    let nodes: [Api, Api];
    let addresses: string[];
    let config: Config;

    beforeAll(async () => {
      place = await freshDatabase('postgres');
      config = testConfig({
        ...place.config,
        redisUrl,
        jwtSecret: randomBytes(32).toString('hex'),
        rateLimitScale: 1,
      });
      nodes = await Promise.all([createApp(config), createApp(config)]);
      addresses = await Promise.all(nodes.map(addressOf));
    });
    afterAll(async () => {
      await Promise.all(nodes.map((node) => node.close()));
      await place.drop();
    });

    const newRoom = async () => {
      const matchId = `match_${randomBytes(4).toString('hex')}`;
      const [ann, ben] = await Promise.all([createPerson(nodes[0]), createPerson(nodes[1])]);
      await ann.post('/live-chats/create-chat-room', { matchId });
      const [a, b] = await Promise.all([
        connect(addresses[0]!, ann.accessToken),
        connect(addresses[1]!, ben.accessToken),
      ]);
      await Promise.all([a.join(matchId), b.join(matchId)]);
      return {
        matchId,
        ann,
        ben,
        a,
        b,
        close: () => [a, b].forEach(({ socket }) => socket.close()),
      };
    };

    test('messages cross, in one order', async () => {
      const { matchId, ann, ben, a, b, close } = await newRoom();
      const acks = await Promise.all(
        Array.from({ length: 16 }, (_, n) =>
          n % 2 === 0
            ? a.send({ matchId, userId: ann.id, message: `a${n}` })
            : b.send({ matchId, userId: ben.id, message: `b${n}` }),
        ),
      );
      expect(
        acks.map((ack) => ack.ok && ack.message.seq).sort((x, y) => Number(x) - Number(y)),
      ).toEqual(Array.from({ length: 16 }, (_, n) => n + 1));
      for (const listener of [a, b]) {
        for (let seq = 1; seq <= 16; seq += 1)
          expect(
            (await listener.next('newMessage', (message) => message.seq === seq)).matchId,
          ).toBe(matchId);
      }
      close();
    });

    test('a product with another number of the same Redis hears nothing of it', async () => {
      const url = new URL(redisUrl!);
      const number = Number(url.pathname.slice(1));
      url.pathname = `/${number === 0 ? 1 : number - 1}`;
      const neighbour = await createApp({ ...config, redisUrl: url.href });
      const { matchId, ann, a, b, close } = await newRoom();
      const zoe = await createPerson(neighbour);
      const there = await connect(await addressOf(neighbour), zoe.accessToken);
      await there.join(matchId);
      await a.send({ matchId, userId: ann.id, message: 'Ours' });
      await b.next('newMessage');
      await there.send({ matchId, userId: zoe.id, message: 'Theirs' });
      await there.next('newMessage', ({ message }) => message === 'Theirs');
      expect(there.received('newMessage').map(({ message }) => message)).toEqual(['Theirs']);
      expect(b.received('newMessage').map(({ message }) => message)).toEqual(['Ours']);
      there.socket.close();
      close();
      await neighbour.close();
    });

    test('what one node sent is missed by a page that then connects to the other', async () => {
      const [ann, ben] = await Promise.all([createPerson(nodes[0]), createPerson(nodes[1])]);
      await ann.post(`/users/${ann.id}/follow-user`, { userToFollowId: ben.id });
      // The word between nodes may take its time; a page that came before it tries once more.
      await expect
        .poll(async () => {
          const listener = await connect(addresses[1]!, ben.accessToken);
          const missed = await listener.next('eventsMissed', undefined, 1_000).catch(() => null);
          listener.socket.close();
          return missed;
        })
        .toEqual({});
    });

    test('a new name reaches pages of the other node once, by all clubs together', async () => {
      const [ann, ben] = await Promise.all([createPerson(nodes[0]), createPerson(nodes[1])]);
      const here = { ...ben, ...callerOf(nodes[0].app, ben.accessToken) };
      for (let n = 0; n < 2; n += 1) {
        const club = await createClub(ann);
        await here.post(`/clubs/${club.id}/join`, { userId: ben.id });
      }
      const listener = await connect(addresses[1]!, ben.accessToken);
      const socket = listener.socket as unknown as Socket;
      await socket.timeout(5_000).emitWithAck('watchHomeFeed', {});
      await ann.patch('/users/update-name', {
        email: ann.email,
        firstName: 'Annika',
        lastName: 'Lake',
      });
      const { person } = await listener.next('personChanged');
      expect(person).toMatchObject({ id: ann.id, firstName: 'Annika' });
      await settleSocket(listener);
      expect(listener.received('personChanged')).toHaveLength(1);
      listener.socket.close();
    });

    test('people are counted across nodes, each once', async () => {
      const { matchId, ann, a, b, close } = await newRoom();
      const elsewhere = await connect(addresses[1]!, ann.accessToken);
      await elsewhere.join(matchId);
      await b.next('userCount', ({ count }) => count === 2);
      const receivedBefore = b.received('userCount').length;
      a.socket.close();
      elsewhere.socket.close();
      await b.next(
        'userCount',
        (body) => body.count === 1 && b.received('userCount').indexOf(body) >= receivedBefore,
      );
      expect(b.received('userCount').some(({ count }) => count > 2)).toBe(false);
      close();
    });

    test('logging out on one node ends the socket on the other', async () => {
      const { ann, close } = await newRoom();
      const elsewhere = await connect(addresses[1]!, ann.accessToken);
      await ann.post('/auth/logout');
      expect(await elsewhere.next('sessionEnded')).toEqual({ reason: 'logout' });
      await elsewhere.ended;
      close();
    });

    test('a revoked key, or a removal, ends sockets on the other node', async () => {
      const { matchId, b, close } = await newRoom();
      const admin = () => createPerson(nodes[0], { role: 'admin' });
      const partner = await addPartner({ api: nodes[0], admin });
      const [mia, ben] = [await partner.person({ id: 'mia' }), await partner.person()];
      const [hers, his] = [
        await connect(addresses[1]!, mia.accessToken),
        await connect(addresses[1]!, ben.accessToken),
      ];
      await Promise.all([hers.join(matchId), his.join(matchId)]);
      expect((await b.next('userCount', ({ count }) => count === 4)).count).toBe(4);
      await partner.server.delete('/partners/people/mia');
      expect(await hers.next('sessionEnded')).toEqual({ reason: 'removed' });
      await hers.ended;
      expect(his.socket.connected).toBe(true);
      await (await admin()).delete(`/admin/partner-keys/${partner.keyId}`);
      expect(await his.next('sessionEnded')).toEqual({ reason: 'key revoked' });
      await his.ended;
      close();
    });

    test('signing out on another device ends its sockets on the other node', async () => {
      const { ann, close } = await newRoom();
      const { sessions, db } = nodes[1].context;
      const phone = await connect(addresses[1]!, (await sessions.start(db, ann.id)).accessToken);
      const { devices } = (await ann.get('/account/devices')).body.data;
      const [here, there] = devices as { id: string; isCurrent: boolean }[];
      expect([here!.isCurrent, there!.isCurrent]).toEqual([true, false]);
      expect((await ann.delete(`/account/devices/${there!.id}`)).status).toBe(204);
      expect(await phone.next('sessionEnded')).toEqual({ reason: 'signed out elsewhere' });
      await phone.ended;
      close();
    });

    test(
      'a new post reaches the members who watch the club on the other node, until they ' + 'leave',
      async () => {
        const { ann, ben, b, close } = await newRoom();
        const club = await createClub(ann);
        await ben.post(`/clubs/${club.id}/join`, { userId: ben.id });
        const stranger = await createPerson(nodes[1]);
        const outside = await connect(addresses[1]!, stranger.accessToken);
        outside.socket.emit('watchClub', { clubId: club.id });
        // Acknowledged, so that the post comes after it.
        await askOfClub(b, 'watchClub', club.id);
        await ann.post('/club-social/club-posts', {
          userId: ann.id,
          clubId: club.id,
          content: 'Kick-off at eight',
          mediaUrls: [],
        });
        const received = await b.next('clubPostCreated');
        expect([received.clubId, received.post.content]).toEqual([club.id, 'Kick-off at eight']);

        const own = await connect(addresses[1]!, ann.accessToken);
        await askOfClub(own, 'watchClub', club.id);
        await ben.delete(`/clubs/${club.id}/leave`, { userId: ben.id });
        await createPost(ann, club.id, 'For members');
        await own.next('clubPostCreated');
        own.socket.close();
        await ann.post(`/users/${ann.id}/follow-user`, { userToFollowId: ben.id });
        const notified = await b.next(
          'notificationCreated',
          ({ notification }) => notification.type === 'follow',
        );
        expect(notified.notification.isRead).toBe(false);
        expect(b.received('clubPostCreated')).toHaveLength(1);
        expect(outside.received('clubPostCreated')).toEqual([]);
        outside.socket.close();
        close();
      },
    );

    test('a home feed hears what is joined, followed and written on another node', async () => {
      const { ann, ben, b, close } = await newRoom();
      const club = await createClub(ann);
      const benThere = callerOf(nodes[0].app, ben.accessToken);
      const own = await connect(addresses[1]!, ann.accessToken);
      await askOfClub(own, 'watchClub', club.id);
      await (b.socket as unknown as Socket).timeout(5_000).emitWithAck('watchHomeFeed', {});
      const think = (content: string) =>
        ann.post('/social/profile-posts', { content, mediaUrls: [] });
      await think('Before');
      await createPost(ann, club.id, 'Before');

      await benThere.post(`/clubs/${club.id}/join`, { userId: ben.id });
      await benThere.post(`/users/${ben.id}/follow-user`, { userToFollowId: ann.id });
      const post = await createPost(ann, club.id, 'For members');
      expect(await b.next('clubPostCreated')).toMatchObject({
        clubId: club.id,
        post: { content: 'For members' },
      });
      const { id } = (await think('For followers')).body.data.profilePost;
      expect(await b.next('profilePostCreated')).toMatchObject({
        userId: ann.id,
        post: { content: 'For followers' },
      });
      const like = { userId: ann.id, reaction: 'like' };
      await ann.post('/club-social/club-post-reactions', { ...like, clubPostId: post.id });
      await ann.post('/social/post-reactions', { ...like, profilePostId: id });
      expect(await b.next('clubPostChanged')).toMatchObject({ postId: post.id, reactionCount: 1 });
      expect(await b.next('profilePostChanged')).toMatchObject({ postId: id, reactionCount: 1 });
      await ann.delete(`/club-social/club-posts/${club.id}/${post.id}/${ann.id}`);
      await ann.delete(`/social/profile-posts/${id}`);
      expect((await b.next('clubPostRemoved')).postId).toBe(post.id);
      expect((await b.next('profilePostRemoved')).postId).toBe(id);

      await benThere.delete(`/clubs/${club.id}/leave`, { userId: ben.id });
      await benThere.delete(`/users/${ben.id}/unfollow-user`, { userToUnfollowId: ann.id });
      await think('After');
      await createPost(ann, club.id, 'After');
      await own.next('clubPostCreated', ({ post: { content } }) => content === 'After');
      await settleSocket(b);
      expect(b.received('clubPostCreated')).toHaveLength(1);
      expect(b.received('profilePostCreated')).toHaveLength(1);
      own.socket.close();
      close();
    });

    test(
      '100 people who join, follow and react through both nodes at once are counted ' + 'exactly',
      async () => {
        const people = await Promise.all(
          Array.from({ length: 100 }, (_, n) => createPerson(nodes[n % 2]!)),
        );
        const [owner, star] = await Promise.all([createPerson(nodes[0]), createPerson(nodes[1])]);
        const club = await createClub(owner);
        // Each asks both nodes, so that the same wish meets itself.
        const both = (person: Person) =>
          nodes.map((node) => callerOf(node.app, person.accessToken));
        // What a busy node cannot take for now is sent again, as it asks for.
        const insist = async (send: () => Promise<{ status: number }>): Promise<void> => {
          while ((await send()).status === 503);
        };
        await Promise.all(
          people.flatMap((person) =>
            both(person).map((caller) =>
              insist(() => caller.post(`/clubs/${club.id}/join`, { userId: person.id })),
            ),
          ),
        );
        const post = await createPost(owner, club.id);
        await Promise.all(
          people.flatMap((person) =>
            both(person).flatMap((caller, n) => [
              insist(() =>
                caller.post(`/users/${person.id}/follow-user`, { userToFollowId: star.id }),
              ),
              insist(() =>
                caller.post('/club-social/club-post-reactions', {
                  clubPostId: post.id,
                  userId: person.id,
                  reaction: n === 0 ? 'like' : 'love',
                }),
              ),
            ]),
          ),
        );
        const [details, followers, reactions] = await Promise.all([
          owner.get(`/clubs/${club.id}/details`),
          owner.get(`/users/${star.id}/get-followers-count`),
          owner.get(`/club-social/club-post-reactions/count/${post.id}`),
        ]);
        expect([
          details.body.data.memberCount,
          followers.body.followersCount,
          reactions.body.data.count,
        ]).toEqual([101, 100, 100]);
        expect((await star.get(`/notifications/${star.id}`)).body.meta.unreadCount).toBe(100);
      },
      60_000,
    );

    test('limits and sessions are shared: what one node counts, the other refuses', async () => {
      const ann = await createPerson(nodes[0]);
      const other = callerOf(nodes[1].app, ann.accessToken);
      const answers = [];
      for (let n = 0; n < 130; n += 1)
        answers.push(
          await (n % 2 === 0 ? ann : other).post('/auth/refresh', { refreshToken: 'unknown' }),
        );
      // Signed in or not, this class is counted for the person who calls.
      expect(answers.filter((answer) => answer.status === 401)).toHaveLength(120);
      expect(answers.filter((answer) => answer.status === 429)).toHaveLength(10);
    });
  },
);
