import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../app';
import type { Api } from '../app';
import { createClub, createPost } from '../testing/clubs';
import { testConfig } from '../testing/describeApi';
import { freshDatabase } from '../testing/freshDatabase';
import { createPerson } from '../testing/people';
import type { Person } from '../testing/people';
import { available, startRedis } from '../testing/faults/ownServers';
import { addressOf, askOfClub, connect } from '../testing/sockets';
import type { TestSocket } from '../testing/sockets';

/** Longer than it takes a node to notice and to spread the word. */
const NOTICE_MS = 15_000;

describe.skipIf(!available.redis || process.env.TEST_DATABASE_URL === undefined)(
  'two nodes that lose each other',
  () => {
    let place: Awaited<ReturnType<typeof freshDatabase>>;
    let redis: Awaited<ReturnType<typeof startRedis>>;
    let nodes: Api[];
    let people: [Person, Person];
    let sockets: [TestSocket, TestSocket];

    beforeAll(async () => {
      place = await freshDatabase('postgres');
      redis = await startRedis();
      const config = testConfig({
        ...place.config,
        redisUrl: redis.url,
        jwtSecret: randomBytes(32).toString('hex'),
      });
      nodes = await Promise.all([createApp(config), createApp(config)]);
      const addresses = await Promise.all(nodes.map(addressOf));
      people = [await createPerson(nodes[0]!), await createPerson(nodes[1]!)];
      sockets = [
        await connect(addresses[0]!, people[0].accessToken),
        await connect(addresses[1]!, people[1].accessToken),
      ];
    });
    afterAll(async () => {
      for (const { socket } of sockets) socket.close();
      await Promise.all(nodes.map((node) => node.close()));
      await redis.kill();
      await place.drop();
    });

    test(
      'a room tells of its last message while the other node cannot be heard, and so does a ' +
        'club of what was missed once it can',
      async () => {
        const [[ann, ben], [a, b]] = [people, sockets];
        const matchId = `match_${randomBytes(4).toString('hex')}`;
        await ann.post('/live-chats/create-chat-room', { matchId });
        await Promise.all([a.join(matchId), b.join(matchId)]);
        const send = (message: string) => a.send({ matchId, userId: ann.id, message });
        await send('before');
        await b.next('newMessage', ({ message }) => message === 'before');
        expect(b.received('eventsMissed')).toEqual([]);

        await redis.kill();
        expect(await send('meanwhile')).toMatchObject({ ok: true });
        await b.next('userCount', ({ lastSeq }) => lastSeq === 2, NOTICE_MS);
        const club = await createClub(ann);
        await ben.post(`/clubs/${club.id}/join`, { userId: ben.id });

        await redis.restart();
        await b.next('eventsMissed', undefined, NOTICE_MS);
        await a.next('eventsMissed', undefined, NOTICE_MS);
        await askOfClub(b, 'watchClub', club.id);
        await createPost(ann, club.id, 'After');
        expect((await b.next('clubPostCreated')).post.content).toBe('After');
      },
      60_000,
    );

    test('a session that ends meanwhile keeps no socket, on either node', async () => {
      const eve = await createPerson(nodes[0]!);
      const open = async (node: Api) => await connect(await addressOf(node), eve.accessToken);
      const [here, there] = await Promise.all([open(nodes[0]!), open(nodes[1]!)]);
      await redis.kill();
      try {
        expect((await eve.post('/auth/logout', {})).status).toBe(200);
        await here.ended;
        await there.ended;
      } finally {
        await redis.restart();
      }
    }, 30_000);

    test('a Redis that says nothing for a while is noticed, though it is never gone', async () => {
      const [, [, b]] = [people, sockets];
      const before = b.received('eventsMissed').length;
      redis.hang();
      // Two beats: the first one stays without an echo.
      await new Promise((resolve) => setTimeout(resolve, 11_000));
      redis.wake();
      await expect
        .poll(() => b.received('eventsMissed').length, { timeout: NOTICE_MS })
        .toBeGreaterThan(before);
    }, 60_000);

    test('a room that stays as it is is told of once by each node', async () => {
      const [[ann], [a, b]] = [people, sockets];
      const matchId = `match_${randomBytes(4).toString('hex')}`;
      await ann.post('/live-chats/create-chat-room', { matchId });
      await Promise.all([a.join(matchId), b.join(matchId)]);
      await b.next('userCount', (body) => body.matchId === matchId && body.count === 2);
      await a.send({ matchId, userId: ann.id, message: 'one' });
      const told = () =>
        b.received('userCount').filter((body) => body.matchId === matchId && body.lastSeq === 1);
      await expect.poll(() => told().length, { timeout: NOTICE_MS }).toBeGreaterThan(0);
      const beat = () => new Promise((resolve) => setTimeout(resolve, 6_000));
      await beat();
      const toldByNow = told().length;
      expect(toldByNow).toBeLessThanOrEqual(2);
      await beat();
      expect(told()).toHaveLength(toldByNow);
    }, 60_000);
  },
);
