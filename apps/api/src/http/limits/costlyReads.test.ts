import { connect } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import { newId } from '../../db/ids';
import { callerOf } from '../../testing/callers';
import type { Caller } from '../../testing/callers';
import { createClub } from '../../testing/clubs';
import { describeApi } from '../../testing/describeApi';
import { operationsOf } from '../../testing/documentClient';
import type { Person } from '../../testing/people';
import { addressOf, untilNobodyIsConnected } from '../../testing/sockets';
import { rateClasses, takeOfClass } from './rates';

/** A tenth of the limits: 120 reads, 12 searches and 103 parts of lists in a minute. */
const SCALE = 0.1;

describeApi(
  'what costs a node more than its call says',
  (t) => {
    /** A club whose feed is as long as a page may be: seven parts of 64 KiB, and some. */
    async function feedOf(owner: Person): Promise<string> {
      const { id: clubId } = await createClub(owner);
      const rows = Array.from({ length: 120 }, (_, n) => ({
        id: newId(),
        clubId,
        userId: owner.id,
        content: `${n} `.padEnd(5_000, 'x'),
        mediaUrls: '[]',
        createdAt: new Date(n).toISOString(),
      }));
      await t.api.context.db.insertInto('clubPosts').values(rows).execute();
      return `/club-social/club-posts-feed/${owner.id}/${clubId}`;
    }

    /** How many of so many calls one after the other were answered. */
    async function answered(caller: Caller, path: string, calls: number): Promise<number> {
      let count = 0;
      for (let n = 0; n < calls; n += 1) if ((await caller.get(path)).status === 200) count += 1;
      return count;
    }

    test('is refused a person who has been sent many bytes of lists, until they end', async () => {
      const ann = await t.person();
      const feed = await feedOf(ann);
      expect(await answered(ann, feed, 30)).toBe(14);
      const refusal = await ann.get(feed);
      expect(refusal.status).toBe(429);
      expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0);
      // Each list might be as long; what is none goes on, and so does everybody else.
      expect((await ann.get('/clubs')).status).toBe(429);
      expect((await ann.get('/auth/me')).status).toBe(200);
      expect((await (await t.person()).get('/clubs')).status).toBe(200);
    });

    test('does not run on because many ask at once', async () => {
      const ann = await t.person();
      const feed = await feedOf(ann);
      const all = await Promise.all(Array.from({ length: 60 }, () => ann.get(feed)));
      expect(all.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(14);
      expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200, 429]));
    });

    test('is not saved by asking for the head of the answer alone', async () => {
      const ann = await t.person();
      const url = `/api${await feedOf(ann)}`;
      const headers = { authorization: `Bearer ${ann.accessToken}` };
      const statuses: number[] = [];
      for (let n = 0; n < 30; n += 1)
        statuses.push((await t.api.app.inject({ method: 'HEAD', url, headers })).statusCode);
      expect(statuses.filter((status) => status === 200)).toHaveLength(14);
    });

    test('counts nothing where a list is short, refused or not there', async () => {
      const ann = await t.person();
      const { id } = await createClub(await t.person(), { isPrivate: true });
      expect(await answered(ann, '/clubs?limit=20', 40)).toBe(40);
      expect(await answered(ann, `/club-social/club-posts-feed/${ann.id}/${id}`, 40)).toBe(0);
      expect(await answered(ann, '/clubs?cursor=Z29uZQ', 30)).toBe(0);
      expect(await answered(ann, await feedOf(ann), 9)).toBe(9);
    });

    test('counts a list for what it was also where its caller has gone', async () => {
      const ann = await t.person();
      const { counters } = t.api.context;
      const { hostname, port } = new URL(await addressOf(t.api));
      const take = counters.take.bind(counters);
      let goOn: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (goOn = resolve));
      const asked = vi.spyOn(counters, 'take').mockImplementation(async (key, ...uses) => {
        const taken = await take(key, ...uses);
        if (key.endsWith('listPart')) await held;
        return taken;
      });
      const counted = () => asked.mock.calls.filter(([key]) => key.endsWith('listPart')).length;
      const callers = Array.from({ length: 10 }, () => {
        const socket = connect(Number(port), hostname).on('error', () => undefined);
        const head = ['GET /api/clubs HTTP/1.1', 'host: clubline.test'];
        socket.write(
          `${[...head, `authorization: Bearer ${ann.accessToken}`].join('\r\n')}\r\n\r\n`,
        );
        return socket;
      });
      await expect.poll(counted).toBe(callers.length);
      for (const socket of callers) socket.resetAndDestroy();
      await untilNobodyIsConnected(t.api);
      goOn();
      asked.mockRestore();
      const left = () => counters.peek(`call:${ann.id}listPart`);
      await expect.poll(left).toBe(0);
      expect(await answered(ann, await feedOf(ann), 20)).toBe(14);
    });

    test('is counted for the address of a visitor', async () => {
      const ann = await t.person();
      const matchId = `long_${ann.username}`;
      await ann.post('/live-chats/create-chat-room', { matchId });
      const rows = Array.from({ length: 200 }, (_, n) => ({
        id: newId(),
        matchId,
        seq: n + 1,
        userId: ann.id,
        message: 'x'.repeat(2_000),
        clientMessageId: null,
        createdAt: new Date(n).toISOString(),
      }));
      await t.api.context.db.insertInto('chatMessages').values(rows).execute();
      const from = (ip: string) => callerOf(t.api.app, undefined, { ip });
      const history = `/live-chats/messages/${matchId}?limit=200`;
      // Six parts each.
      expect(await answered(from('2001:db8:1::1'), history, 20)).toBe(16);
      expect(await answered(from('2001:db8:1::2'), history, 1)).toBe(0);
      expect(await answered(from('2001:db8:2::1'), history, 1)).toBe(1);
    });

    test('of a range of networks goes on being counted once one is refused', async () => {
      const context = t.api.context;
      const { counters } = context;
      const take = (network: number) =>
        takeOfClass(context, 'page', {
          actor: null,
          ip: `2001:db8:3:${network}::1`,
          headers: {},
        } as FastifyRequest);
      const max = Math.ceil(rateClasses.page.max * SCALE);
      for (let n = 0; n < max; n += 1) await take(1);
      for (let n = 0; n < 10; n += 1)
        await expect(take(1)).rejects.toMatchObject({ statusCode: 429 });
      expect(await counters.peek('call:2001:db8:3::/48page')).toBe(max);
    });

    test('lets a person ask for what is made of many lists less often than read', async () => {
      const ann = await t.person();
      expect(await answered(ann, '/social/feed', 30)).toBe(24);
      expect((await ann.get('/clubs')).status).toBe(200);
    });

    test('lets a person look for words less often than read', async () => {
      const ann = await t.person();
      expect(await answered(ann, '/clubs?search=hawks', 20)).toBe(12);
      for (const path of ['/users?search=ann', '/athletes?search=ann'])
        expect((await ann.get(path)).status).toBe(429);
      expect((await ann.get('/clubs?search=')).status).toBe(200);
      expect((await (await t.person()).get('/clubs?search=hawks')).status).toBe(200);
    });
  },
  { rateLimitScale: SCALE },
);

describeApi('lists', (t) => {
  test('of one person keep nobody else waiting, however many are asked for at once', async () => {
    const [ann, ben] = (await t.people(2)) as [Person, Person];
    let done = 0;
    const lists = Array.from({ length: 60 }, async () => {
      const { status } = await ann.get('/clubs');
      done += 1;
      return status;
    });
    const { status } = await ben.get('/clubs');
    expect([status, done < 20]).toEqual([200, true]);
    expect(new Set(await Promise.all(lists))).toEqual(new Set([200]));
  });

  test.each(['banned', 'signed out', 'disabled'])(
    'that wait for their turn are not sent to who is %s meanwhile',
    async (how) => {
      const [owner, ben] = (await t.people(2)) as [Person, Person];
      const admin = await t.admin();
      const { id } = await createClub(owner, { isPrivate: true });
      const joinedAt = t.api.context.now();
      const row = { clubId: id, userId: ben.id, role: 'member' as const, joinedAt };
      await t.api.context.db.insertInto('clubMembers').values(row).execute();
      const answers: number[] = [];
      const lists = Array.from({ length: 400 }, async () => {
        const { status } = await ben.get(`/club-social/club-posts-feed/${ben.id}/${id}`);
        answers.push(status);
      });
      // By then all have been counted, and wait.
      await Promise.all(lists.slice(0, 40));
      expect(answers[0]).toBe(200);
      if (how === 'banned') await owner.put(`/clubs/${id}/bans/${ben.id}`);
      else if (how === 'disabled') await admin.put(`/admin/people/${ben.id}/disabled`);
      else await ben.post('/auth/logout');
      const before = answers.length;
      await Promise.all(lists);
      // Some had their turn already.
      const later = new Set(answers.slice(before + 8));
      later.delete(how === 'banned' ? 403 : 401);
      expect([...later]).toEqual([]);
      // Refused, too, they let the next one begin.
      expect((await owner.get('/clubs')).status).toBe(200);
    },
  );

  test('are answered in their turn after others that were refused', async () => {
    const [ann, ben] = (await t.people(2)) as [Person, Person];
    const { id } = await createClub(ben, { isPrivate: true });
    const feed = `/club-social/club-posts-feed/${ann.id}/${id}`;
    const paths = Array.from({ length: 40 }, (_, n) =>
      [feed, '/clubs?cursor=Z29uZQ', '/clubs?limit=0', '/clubs'].at(n % 4),
    );
    const answers = await Promise.all(paths.map((path) => ann.get(path!)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.slice(0, 4)).toEqual([404, 400, 400, 200]);
    expect(statuses).toEqual(statuses.map((_, n) => statuses[n % 4]));
  });

  test('are all calls whose query may say how many rows they send', async () => {
    const operations = operationsOf((await t.api.app.inject('/api/docs/json')).json());
    const withLimit = operations
      .filter(({ parameters = [] }) => parameters.some(({ name }) => name === 'limit'))
      .map(({ path }) => path);
    const known = t.api.routes
      .filter(({ config, method }) => config?.isList === true && method === 'GET')
      .map(({ url }) => url.replace(/:(\w+)/g, '{$1}'));
    expect(known.toSorted()).toEqual(withLimit.toSorted());
    expect(known.length).toBeGreaterThan(12);
  });
});
