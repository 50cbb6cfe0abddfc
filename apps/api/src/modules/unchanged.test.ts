import { beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, transact } from '../db/dialect';
import type { Db } from '../db/dialect';
import { table } from '../testing/authorisation';
import { prepareFixtures } from '../testing/authorisation/fixtures';
import type { Fixtures } from '../testing/authorisation/fixtures';
import type { Fixture, Role } from '../testing/authorisation/table.types';
import { createClub, createClubWith, createPost } from '../testing/clubs';
import { describeApi } from '../testing/describeApi';
import type { Person } from '../testing/people';
import { askKnowing, remember } from '../testing/tags';

/** Every call whose answer is asked again by its tag, as somebody makes it. */
const paths: Record<string, (fixture: Fixture, actorId: string) => string> = {
  'GET /club-social/club-posts-feed/:userId/:clubId': ({ clubId }, actorId) =>
    `/club-social/club-posts-feed/${actorId}/${clubId}?limit=20`,
  'GET /club-social/club-posts/:clubId/:postId': ({ clubId, postId }) =>
    `/club-social/club-posts/${clubId}/${postId}`,
  'GET /clubs': () => '/clubs?limit=5',
  'GET /users/:id/get-clubs': ({ star }) => `/users/${star.id}/get-clubs`,
  'GET /notifications/:userId': (_fixture, actorId) => `/notifications/${actorId}`,
  'GET /jet-ski-racer-details': () => '/jet-ski-racer-details?limit=5',
  'GET /jet-ski-racer-details/:id': ({ racerId }) => `/jet-ski-racer-details/${racerId}`,
  'GET /athletes': () => '/athletes?limit=5',
  'GET /scoreboards': () => '/scoreboards',
};

describeApi('an answer asked for again', (t) => {
  describe('after each call that writes', () => {
    const seen = new Map<string, { changed: number; unchanged: number }>();
    let fixtures: Fixtures;

    beforeAll(async () => {
      fixtures = await prepareFixtures(t);
    });

    const readers = (fixture: Fixture): Person[] => [
      fixtures.people.member,
      fixtures.people.stranger,
      fixture.star,
    ];
    const rememberAll = async (fixture: Fixture) => {
      const all = readers(fixture).flatMap(({ id, accessToken }) =>
        Object.entries(paths).map(([key, pathFor]) => ({
          key,
          accessToken,
          path: pathFor(fixture, id),
        })),
      );
      return await Promise.all(
        all.map(async ({ key, accessToken, path }) => ({
          key,
          path,
          known: await remember(t.api, accessToken, path),
        })),
      );
    };

    test.each(Object.entries(table).filter(([key]) => !key.startsWith('GET ')))(
      '%s is the whole one wherever it has changed',
      async (_key, [may, call]) => {
        const fixture = await fixtures.create();
        const role = (
          ['member', 'coOwner', 'owner', 'admin', 'visitor', 'partnersServer'] as Role[]
        ).find((one) => may[one] === 'yes');
        if (role === undefined) return;
        await fixtures.restore(role);
        const remembered = await rememberAll(fixture);
        const actorId = fixtures.idOf(role);
        await call(await fixtures.callerAs(role), fixture, actorId, fixtures.count());
        for (const { key, path, known } of remembered) {
          const { first } = known;
          const [again, whole] = [await known.again(), await known.whole()];
          const isSame = JSON.stringify(whole.body) === JSON.stringify(first.body);
          const seenBy = again.status === 304 ? first : again;
          expect([path, seenBy.status, seenBy.body]).toEqual([path, whole.status, whole.body]);
          const counts = seen.get(key) ?? { changed: 0, unchanged: 0 };
          counts[again.status === 304 ? 'unchanged' : 'changed'] +=
            isSame && again.status !== 304 ? 0 : 1;
          seen.set(key, counts);
        }
      },
    );

    test('and each was seen to change and to stay, but the scoreboards', () => {
      const never = (what: 'changed' | 'unchanged') =>
        Object.keys(paths).filter((key) => seen.get(key)?.[what] === 0);
      expect(never('changed')).toEqual(['GET /scoreboards']);
      expect(never('unchanged')).toEqual([]);
    });

    test('no other call tags its answers', () => {
      const tagged = t.api.routes.flatMap(({ method, url, schema }) =>
        method !== 'HEAD' && 304 in ((schema?.response ?? {}) as object)
          ? `${String(method)} ${url.replace('/api/', '/')}`
          : [],
      );
      expect(tagged.toSorted()).toEqual(Object.keys(paths).toSorted());
    });
  });

  describe('by somebody', () => {
    let [owner, member, other] = [] as Person[];
    let clubId: string;
    const feedOf = ({ id }: Person) => `/club-social/club-posts-feed/${id}/${clubId}?limit=20`;
    const rememberFeed = (person: Person) => remember(t.api, person.accessToken, feedOf(person));

    beforeAll(async () => {
      [owner, member, other] = (await t.people(3)) as [Person, Person, Person];
      const club = await createClubWith(owner, [member!, other!]);
      clubId = club.id;
      await createPost(owner, clubId, 'Hello');
    });

    test('is told to be unchanged without a body', async () => {
      const { first, again } = await rememberFeed(member!);
      const answer = await again();
      expect([first.status, answer.status, answer.body]).toEqual([200, 304, '']);
      for (const { headers } of [first, answer]) {
        expect(headers.vary).toMatch(/\bAuthorization\b/);
        expect(headers.etag).toBe(first.headers.etag);
      }
    });

    test.each([
      ['who says that they ask each time', 'max-age=0', 'private, no-cache'],
      ['nobody who does not', undefined, 'no-store'],
    ])('is kept by %s', async (_who, asked, kept) => {
      const { first } = await rememberFeed(member!);
      const ask = async (tag: string) => {
        const headers = {
          authorization: `Bearer ${member!.accessToken}`,
          'if-none-match': tag,
          ...(asked && { 'cache-control': asked }),
        };
        const answer = await t.api.app.inject({ url: `/api${feedOf(member!)}`, headers });
        return [answer.statusCode, answer.headers['cache-control']];
      };
      expect(await ask('W/"another"')).toEqual([200, kept]);
      expect(await ask(String(first.headers.etag))).toEqual([304, kept]);
    });

    test('is found by one tag among several', async () => {
      const { first } = await rememberFeed(member!);
      const ask = (tags: string) => askKnowing(t.api, member!.accessToken, feedOf(member!), tags);
      expect((await ask(`"a", ${String(first.headers.etag)}, W/"b"`)).status).toBe(304);
      expect((await ask('"a", W/"b"')).status).toBe(200);
      expect((await ask('')).status).toBe(200);
    });

    test('is another one at another address and in another session', async () => {
      const { first } = await rememberFeed(member!);
      const tag = String(first.headers.etag);
      const shorter = feedOf(member!).replace('=20', '=10');
      expect((await askKnowing(t.api, member!.accessToken, shorter, tag)).status).toBe(200);
      const { accessToken } = await t.api.context.sessions.start(t.api.context.db, member!.id);
      expect((await askKnowing(t.api, accessToken, feedOf(member!), tag)).status).toBe(200);
    });

    test('is refused with a tag as without one where it may not be read', async () => {
      const stranger = await t.person();
      const { first } = await rememberFeed(member!);
      const tag = String(first.headers.etag);
      const ask = (token: string | undefined, path: string) => askKnowing(t.api, token, path, tag);
      const answers = [
        await ask(stranger.accessToken, feedOf(stranger)),
        await ask(stranger.accessToken, feedOf(member!)),
        await ask(undefined, feedOf(member!)),
        await ask('nonsense', feedOf(member!)),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 401, 401]);
      for (const { headers } of answers)
        expect([headers.etag, headers['cache-control']]).toEqual([undefined, 'no-store']);
    });

    test.each<[string, number, (reader: Person) => Promise<unknown>]>([
      ['has left', 403, (reader) => reader.delete(`/clubs/${clubId}/leave`, { userId: reader.id })],
      ['was banned', 403, ({ id }) => owner!.put(`/clubs/${clubId}/bans/${id}`)],
      ['has signed out', 401, (reader) => reader.post('/auth/logout')],
      [
        'was disabled',
        401,
        async ({ id }) =>
          await t.api.context.db
            .updateTable('users')
            .set({ disabledAt: t.api.context.now() })
            .where('id', '=', id)
            .execute(),
      ],
      [
        'has been deleted',
        401,
        async ({ id }) => await t.api.context.db.deleteFrom('users').where('id', '=', id).execute(),
      ],
    ])('is refused at once when who asks %s', async (_why, status, end) => {
      const reader = await t.person();
      await reader.post(`/clubs/${clubId}/join`, { userId: reader.id });
      const { again } = await rememberFeed(reader);
      expect((await again()).status).toBe(304);
      await end(reader);
      expect((await again()).status).toBe(status);
    });

    test('is refused when the club is no more', async () => {
      const { id } = await createClubWith(owner!, [member!]);
      const path = `/club-social/club-posts-feed/${member!.id}/${id}`;
      const { again } = await remember(t.api, member!.accessToken, path);
      await owner!.delete(`/clubs/${id}`);
      expect((await again()).status).toBe(404);
    });

    test('is the same after a write that was rolled back or changed nothing', async () => {
      const { again } = await rememberFeed(member!);
      const { db } = t.api.context;
      const rename = (run: Pick<typeof db, 'updateTable'>, name: string) =>
        run.updateTable('users').set({ firstName: name }).where('id', '=', owner!.id).execute();
      const failed = transact(db, async (trx) => {
        await rename(trx, 'Somebody else');
        throw new Error('no');
      });
      await expect(failed).rejects.toThrow('no');
      const { firstName } = await db
        .selectFrom('users')
        .select('firstName')
        .where('id', '=', owner!.id)
        .executeTakeFirstOrThrow();
      await rename(db, firstName);
      expect((await again()).status).toBe(304);
    });

    /** Writes as another node, or another process on the same file, does. */
    const writeElsewhere = async (write: (db: Db) => Promise<unknown>) => {
      const { dataDir, databaseUrl } = t.api.context.config;
      const connection = { databasePool: 1, databaseStatements: 'kept' } as const;
      const elsewhere = openDatabase({ dataDir, databaseUrl, ...connection });
      await write(elsewhere.db);
      await elsewhere.db.destroy();
    };

    test('is the whole one when another process has written', async () => {
      const { again } = await rememberFeed(member!);
      await writeElsewhere((db) =>
        db
          .updateTable('clubPosts')
          .set({ content: 'Changed elsewhere' })
          .where('clubId', '=', clubId)
          .execute(),
      );
      const answer = await again();
      expect([answer.status, JSON.stringify(answer.body)]).toEqual([
        200,
        expect.stringContaining('Changed elsewhere'),
      ]);
    });

    test('of one’s own lists is the whole one when another process has written', async () => {
      const { id, accessToken } = member!;
      await owner!.put(`/clubs/${clubId}/co-owner-invitations/${id}`);
      const lists = [`/notifications/${id}`, `/users/${id}/get-clubs`, '/clubs?limit=5'];
      const known = await Promise.all(lists.map((path) => remember(t.api, accessToken, path)));
      const statuses = async () =>
        (await Promise.all(known.map(({ again }) => again()))).map(({ status }) => status);
      expect(await statuses()).toEqual([304, 304, 304]);
      await writeElsewhere((db) =>
        db.deleteFrom('notifications').where('userId', '=', id).execute(),
      );
      // The file says that it has changed, and not what.
      const unlessEmbedded = (status: number) => (t.database === 'embedded' ? 200 : status);
      expect(await statuses()).toEqual([200, unlessEmbedded(304), unlessEmbedded(304)]);
      await writeElsewhere((db) =>
        db
          .deleteFrom('clubMembers')
          .where('userId', '=', id)
          .where('clubId', '=', clubId)
          .execute(),
      );
      expect(await statuses()).toEqual([200, 200, 200]);
    });

    test('of lists of clubs is the whole one for members of a private club alone', async () => {
      const [host, inside, stranger] = (await t.people(3)) as [Person, Person, Person];
      const owns = await createClub(stranger, { isPrivate: true });
      const listsOf = async ({ accessToken }: Person) =>
        await Promise.all(
          ['/clubs?limit=5', `/users/${host.id}/get-clubs`].map((path) =>
            remember(t.api, accessToken, path),
          ),
        );
      /** Asks each again after something was done: strangers, the host, and who is invited. */
      const statusesAfter = async (work: () => Promise<unknown>) => {
        const known = await Promise.all([stranger, host, inside].map(listsOf));
        await work();
        return await Promise.all(
          known.map(
            async (lists) =>
              await Promise.all(lists.map(async ({ again }) => (await again()).status)),
          ),
        );
      };
      const [same, changed] = [
        [304, 304],
        [200, 200],
      ];
      let id = '';
      const make = async () => {
        ({ id } = await createClub(host, { isPrivate: true }));
      };
      expect(await statusesAfter(make)).toEqual([same, changed, same]);
      await host.put(`/clubs/${id}/co-owner-invitations/${inside.id}`);
      expect(await statusesAfter(() => inside.put(`/clubs/${id}/co-owners/${inside.id}`))).toEqual([
        same,
        changed,
        changed,
      ]);
      expect(
        await statusesAfter(() => host.patch(`/clubs/${id}`, { description: 'Closed doors' })),
      ).toEqual([same, changed, changed]);
      await host.delete(`/clubs/${id}/co-owners/${inside.id}`);
      expect(
        await statusesAfter(() => inside.delete(`/clubs/${id}/leave`, { userId: inside.id })),
      ).toEqual([same, changed, changed]);
      expect(await statusesAfter(() => host.delete(`/clubs/${id}`))).toEqual([same, changed, same]);
      const everybody = [changed, changed, changed];
      const hide = (isPrivate: 0 | 1) =>
        t.api.context.db
          .updateTable('clubs')
          .set({ isPrivate })
          .where('id', '=', owns.id)
          .execute();
      for (const isPrivate of [0, 1] as const)
        expect(await statusesAfter(() => hide(isPrivate))).toEqual(everybody);
    });

    test('is not tagged at an address that is none', async () => {
      const answer = await member!.get(`/club-social/club-posts-feed/${member!.id}/a%00b`);
      expect([answer.status, answer.headers.etag]).toEqual([400, undefined]);
    });

    test('is tagged for visitors where it is for everybody', async () => {
      const { first, again } = await remember(t.api, undefined, '/scoreboards');
      expect([first.status, (await again()).status]).toEqual([200, 304]);
    });
  });
});
