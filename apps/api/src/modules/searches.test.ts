import { assert, asyncProperty, constantFrom, integer, record } from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Queryable } from '../db/dialect';
import { newId } from '../db/ids';
import { findBySearch } from '../db/search/findBySearch';
import { searchedTables } from '../db/search/searchIndexes';
import { createClub } from '../testing/clubs';
import { describeApi } from '../testing/describeApi';
import type { Person } from '../testing/people';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** More than is looked through before an index is asked. */
const ROWS = 700;
const at = (index: number) => new Date(Date.UTC(2025, 0, 1) + index * 1_000).toISOString();

/** Names of which some are common, some rare, and some hard to look for. */
const nameOf = (index: number) =>
  [
    index % 3 === 0 ? 'Gale' : 'Swift',
    ['of the Lake', 'O’Hara', '100 %', 'a_b', 'back\\slash', '"Quoted"', 'straße'][index % 7],
    index % 97 === 5 ? 'Zephyr' : '',
    index,
  ].join(' ');

const looked = [
  ['gale', 'SWIFT', 'zephyr 5', 'Zephyr', 'zephyr 99', 'o’hara', '0 %', 'a_b', 'axb', 'k\\s'],
  ['"quoted"', 'straße', 'no such name', 'lake zephyr', 'ga', 'z', '699', ' 69', "'"],
  // Rare ones, also where a text ends, and of letters that have several small forms.
  ['zq', 'Ze', '97', 'ße', 'ß', '%', '_b', '"', 'Yr', 'ſ', 'ς', 'İ', '§'],
].flat();
const words = constantFrom(...looked);

/** A letter for each sign of an id, none of which is looked for. */
const letterOf = (sign: string) => 'hijklmnopqrtuvwx'[parseInt(sign, 16)] ?? '_';

describeApi('searches of long lists', (t) => {
  let owner: Person;
  let clubId = '';
  const names = new Map<string, string>();

  beforeAll(async () => {
    const { db } = t.api.context;
    owner = await t.person({ username: 'host' });
    clubId = (await createClub(owner, { name: 'The search party' })).id;
    const rows = Array.from({ length: ROWS }, (_, index) => ({
      id: newId(),
      name: nameOf(index),
      createdAt: at(index),
    }));
    for (const { id, name } of rows) names.set(id, name);
    // Few at once: descriptions are long, and a statement may take a slow machine seconds.
    for (let start = 0; start < ROWS; start += 10) {
      const part = rows.slice(start, start + 10);
      await db
        .insertInto('athletes')
        .values(
          part.map(({ id, name, createdAt }) => ({
            id,
            name,
            nameKey: id,
            slug: id,
            createdAt,
          })) as never,
        )
        .execute();
      // Each is told of in words that others are named.
      const told = [...names.values()].join(' ');
      await db
        .insertInto('clubs')
        .values(
          part.map(({ id, name, createdAt }) => ({
            id,
            name,
            description: told,
            slug: id,
            ownerId: owner.id,
            memberCount: 0,
            isActive: 1,
            streamingSource: 'nfl',
            createdAt,
          })) as never,
        )
        .execute();
      await db
        .insertInto('users')
        .values(
          part.map(({ id, name, createdAt }) => ({
            id,
            // Nothing that is looked for is in them.
            username: `fan_${id.replace(/[^]/g, letterOf)}`,
            email: id,
            emailKey: id,
            passwordHash: 'none',
            firstName: 'Ann',
            lastName: name,
            profileTags: '[]',
            sportInterests: '[]',
            role: 'user' as const,
            createdAt,
          })) as never,
        )
        .execute();
      await db
        .insertInto('clubMembers')
        .values(
          part.map(({ id, createdAt }) => ({
            clubId,
            userId: id,
            role: 'member' as const,
            joinedAt: createdAt,
          })),
        )
        .execute();
      await db
        .insertInto('notifications')
        .values(
          part.map(({ id, name, createdAt }) => ({
            id,
            userId: owner.id,
            type: 'follow',
            content: `${name} started following you.`,
            link: '/',
            occasion: id,
            createdAt,
          })) as never,
        )
        .execute();
    }
  });

  /** All ids of a list, page by page. */
  async function idsFound(path: string, list: (body: never) => { id: string }[]) {
    const ids: string[] = [];
    let cursor: string | null = '';
    do {
      const { status, body } = await owner.get(cursor ? `${path}&cursor=${cursor}` : path);
      expect(status).toBe(200);
      ids.push(...list(body as never).map(({ id }) => id));
      cursor = body.meta.nextCursor as string | null;
    } while (cursor);
    return ids;
  }
  const lists = {
    athletes: {
      path: '/athletes?order=ASC',
      rows: ({ athletes }: { athletes: { id: string }[] }) => athletes,
      isNewestFirst: false,
    },
    'clubs by their names': {
      path: '/clubs?in=name&order=ASC',
      rows: ({ data }: { data: { clubs: { id: string }[] } }) => data.clubs,
      isNewestFirst: false,
    },
    'a club’s members': {
      path: () => `/clubs/${clubId}/members?`,
      rows: ({ data }: { data: { members: { id: string }[] } }) => data.members,
      isNewestFirst: false,
    },
    notifications: {
      path: () => `/notifications/${owner.id}?order=DESC`,
      rows: ({ notifications }: { notifications: { id: string }[] }) => notifications,
      isNewestFirst: true,
    },
  } as const;

  test.each(Object.keys(lists) as (keyof typeof lists)[])(
    'find what a look at all %s finds, in order and each once, whatever is looked for',
    async (name) => {
      const { path, rows, isNewestFirst } = lists[name];
      const base = typeof path === 'string' ? path : path();
      await assert(
        asyncProperty(
          record({ search: words, limit: integer({ min: 1, max: 100 }) }),
          async ({ search, limit }) => {
            const all = [...names].filter(([, text]) =>
              text.toLowerCase().includes(search.trim().toLowerCase()),
            );
            const expected = all.map(([id]) => id);
            if (isNewestFirst) expected.reverse();
            // The shortest pages of what is common are many calls.
            const size = Math.max(limit, Math.ceil(expected.length / 8));
            const query = `&search=${encodeURIComponent(search)}&limit=${Math.min(100, size)}`;
            expect(await idsFound(base + query, rows as never)).toEqual(expected);
          },
        ),
        { numRuns: 25 },
      );
    },
  );

  test('people are found by first and last name together, and by a new name at once', async () => {
    const [id] = [...names].find(([, name]) => name.startsWith('Swift O’Hara'))!;
    const { db } = t.api.context;
    const find = async (search: string) =>
      (await owner.get(`/users?limit=5&search=${encodeURIComponent(search)}`)).body.users.map(
        (user: { id: string }) => user.id,
      );
    await db.updateTable('users').set({ lastName: 'Quillon' }).where('id', '=', id).execute();
    expect(await find('ann quillon')).toEqual([id]);
    expect(await find('n Quill')).toEqual([id]);
    // Names are no one text with what stands beside them.
    expect(await find('quillon ann')).toEqual([]);
    await db.deleteFrom('users').where('id', '=', id).execute();
    expect(await find('quillon')).toEqual([]);
    names.delete(id);
  });
});

describeApi('the index of a search', (t) => {
  const find = (text: string, db: Queryable = t.api.context.db) =>
    findBySearch(db, searchedTables.clubs, text);

  test('knows what is made, changed and deleted, by three letters and more', async () => {
    const owner = await t.person();
    const { id } = await createClub(owner, { name: 'Velvet Anchors', description: 'Slow boats' });
    expect(await find('elvet anch')).toEqual([id]);
    expect(await find('VELVET')).toEqual([id]);
    expect(await find('slow')).toEqual([id]);
    expect(await find('anchors slow')).toEqual([]);
    await owner.patch(`/clubs/${id}`, { name: 'Velvet Oars' });
    expect(await find('anchors')).toEqual([]);
    expect(await find('oars')).toEqual([id]);
    await owner.delete(`/clubs/${id}`);
    // Its row goes in the background.
    await vi.waitFor(async () => expect(await find('velvet')).toEqual([]), 10_000);
  });

  test('knows one and two letters, wherever they stand, and what has no more', async () => {
    const owner = await t.person();
    const { id } = await createClub(owner, { name: 'Qxyjk', description: 'žx' });
    for (const letters of ['qx', 'QX', 'xy', 'jk', 'y', 'žx', 'ž'])
      expect(await find(letters), letters).toEqual([id]);
    for (const letters of ['yx', 'kž', 'xq', '§']) expect(await find(letters)).toEqual([]);
    // Of some letters there are several small ones, some are two signs.
    for (const letter of ['ς', 'ſ', 'µ', 'ꭰ', '😀']) {
      await owner.patch(`/clubs/${id}`, { name: 'Plain', description: `žx${letter}` });
      expect(await find(letter), letter).toEqual([id]);
    }
    await owner.patch(`/clubs/${id}`, { name: 'Plain', description: 'žx' });
    expect(await find('q')).toEqual([]);
    expect(await find('žx')).toEqual([id]);
  });

  test('knows no letters that many rows have', async () => {
    const owner = await t.person();
    await createClub(owner, { name: 'Anything' });
    const { db } = t.api.context;
    const rows = Array.from({ length: 1_001 }, (_, index) => ({
      id: newId(),
      name: `Wwv ${index}`,
      slug: `wwv-${index}`,
      ownerId: owner.id,
      streamingSource: 'nfl',
      createdAt: at(index),
    }));
    for (let start = 0; start < rows.length; start += 100)
      await db
        .insertInto('clubs')
        .values(rows.slice(start, start + 100) as never)
        .execute();
    for (const letters of ['w', 'wv', 'wwv']) expect(await find(letters)).toBeNull();
  });
});
