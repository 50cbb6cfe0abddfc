import { array, assert, asyncProperty, boolean, constantFrom, integer, record } from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { newId } from '../../../db/ids';
import { byTime, mergePages } from '../../../db/keyset';
import type { Position } from '../../../db/keyset';
import { createClub, createClubWith, idsOf } from '../../../testing/clubs';
import { describeApi } from '../../../testing/describeApi';
import type { Person } from '../../../testing/people';

vi.setConfig({ testTimeout: 60_000 });

describe('a page of two lists', () => {
  const at = (index: number) => new Date(Date.UTC(2025, 0, 1) + index).toISOString();

  test('is a page of both in order, however their pages end', () => {
    const first = (rows: { createdAt: string; id: string }[], size: number) => ({
      rows: rows.slice(0, size),
      meta: { hasMore: rows.length > size, nextCursor: rows.length > size ? 'on' : null },
    });
    const row = (id: string, time: number) => ({ id, createdAt: at(time) });
    const a = ['a', 'c', 'e'].map((id, index) => row(id, 10 - 2 * index));
    const b = ['b', 'd', 'f'].map((id, index) => row(id, 9 - 2 * index));
    const newestFirst = byTime<Position>('desc', (position) => position);
    const ids = (sizeOfA: number, sizeOfB: number, limit: number) => {
      const { rows, meta } = mergePages([first(a, sizeOfA), first(b, sizeOfB)], limit, newestFirst);
      return [rows.map(({ id }) => id).join(''), meta.hasMore];
    };
    expect(ids(3, 3, 6)).toEqual(['abcdef', false]);
    expect(ids(3, 3, 4)).toEqual(['abcd', true]);
    // What comes between the end of a page and the next one is not known.
    expect(ids(1, 3, 6)).toEqual(['a', true]);
    expect(ids(2, 3, 6)).toEqual(['abc', true]);
  });
});

describeApi('lists of clubs', (t) => {
  async function pages(person: Person, path: string, list: (body: never) => { id: string }[]) {
    const ids: string[] = [];
    let cursor: string | null = '';
    do {
      const { status, body } = await person.get(cursor ? `${path}&cursor=${cursor}` : path);
      expect(status).toBe(200);
      ids.push(...idsOf(list(body as never)));
      cursor = body.meta.nextCursor as string | null;
    } while (cursor);
    return ids;
  }
  const all = (person: Person, query: string) =>
    pages(
      person,
      `/clubs?${query}`,
      ({ data }: { data: { clubs: { id: string }[] } }) => data.clubs,
    );
  const byName = (person: Person, query = 'limit=2') =>
    pages(
      person,
      `/users/${person.id}/get-clubs?order=name&${query}`,
      ({ userClubs }: { userClubs: { id: string }[] }) => userClubs,
    );

  test('go on after the longest names, in whatever script', async () => {
    const person = await t.person();
    const clubs: string[] = [];
    const words = ['fan字', 'fanȺ', 'fan ﷺ', 'fanﬃ', '123𐐀', 'fan👟', 'fanx'];
    for (const word of words)
      for (const shorter of [0, 1]) {
        const sign = [...word].at(-1)!;
        const name = word + sign.repeat((100 - word.length) / sign.length - shorter);
        clubs.push((await createClub(person, { name })).id);
      }
    for (const limit of [1, 3])
      expect((await byName(person, `limit=${limit}`)).toSorted()).toEqual(clubs.toSorted());
  });

  test('private clubs stand among all others for their members, and for nobody else', async () => {
    const [owner, viewer] = (await t.people(2)) as [Person, Person];
    const { db } = t.api.context;
    await assert(
      asyncProperty(
        array(
          record({ isPrivate: boolean(), isMember: boolean(), time: integer({ max: 9, min: 0 }) }),
          {
            maxLength: 12,
          },
        ),
        integer({ min: 1, max: 4 }),
        constantFrom('ASC', 'DESC'),
        async (wanted, limit, order) => {
          await db.deleteFrom('clubs').execute();
          const clubs = wanted.map((club) => ({
            ...club,
            id: newId(),
            createdAt: `2025-01-01T00:00:0${club.time}.000Z`,
          }));
          for (const { id, isPrivate, isMember, createdAt } of clubs) {
            await db
              .insertInto('clubs')
              .values({
                id,
                name: 'Any',
                slug: id,
                ownerId: owner.id,
                memberCount: 0,
                isPrivate: isPrivate ? 1 : 0,
                isActive: 1,
                streamingSource: 'nfl',
                createdAt,
              } as never)
              .execute();
            const member = { clubId: id, userId: viewer.id, role: 'member' as const };
            if (isMember)
              await db
                .insertInto('clubMembers')
                .values({ ...member, joinedAt: createdAt })
                .execute();
          }
          const seen = clubs
            .filter(({ isPrivate, isMember }) => !isPrivate || isMember)
            .toSorted((a, b) => (a.createdAt + a.id < b.createdAt + b.id ? -1 : 1));
          if (order === 'DESC') seen.reverse();
          expect(await all(viewer, `limit=${limit}&order=${order}`)).toEqual(idsOf(seen));
        },
      ),
      { numRuns: 25 },
    );
  });

  test('of a person have private ones for their members alone, in either order', async () => {
    const [owner, person, viewer] = (await t.people(3)) as [Person, Person, Person];
    const { db } = t.api.context;
    const names = ['beta', 'Alfa', '\uffdeta', '😀 fans', 'über'];
    await assert(
      asyncProperty(
        array(
          record({
            isPrivate: boolean(),
            isIn: boolean(),
            isViewerIn: boolean(),
            name: constantFrom(...names),
            time: integer({ max: 4, min: 0 }),
          }),
          { maxLength: 12 },
        ),
        integer({ min: 1, max: 4 }),
        constantFrom('', 'alfa', 'fans'),
        boolean(),
        async (wanted, limit, search, isSelf) => {
          await db.deleteFrom('clubs').execute();
          const clubs = wanted.map((club) => ({
            ...club,
            id: newId(),
            joinedAt: `2025-01-01T00:00:0${club.time}.000Z`,
          }));
          for (const { id, name, isPrivate, isIn, isViewerIn, joinedAt } of clubs) {
            const shown = { id, slug: id, name, isPrivate: isPrivate ? 1 : 0, isActive: 1 };
            const made = { ownerId: owner.id, memberCount: 0, createdAt: joinedAt };
            await db
              .insertInto('clubs')
              .values({ ...shown, ...made, streamingSource: 'nfl' } as never)
              .execute();
            const joined = { clubId: id, role: 'member' as const };
            const members = [
              ...(isIn ? [{ ...joined, userId: person.id, joinedAt }] : []),
              ...(isViewerIn ? [{ ...joined, userId: viewer.id, joinedAt: made.createdAt }] : []),
            ];
            if (members.length > 0) await db.insertInto('clubMembers').values(members).execute();
          }
          const seen = clubs.filter(
            ({ name, isPrivate, isIn, isViewerIn }) =>
              isIn && (!isPrivate || isSelf || isViewerIn) && name.toLowerCase().includes(search),
          );
          const compare = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));
          const newest = seen.toSorted((a, b) => compare(b.joinedAt + b.id, a.joinedAt + a.id));
          const key = ({ name, id }: { name: string; id: string }) =>
            `${name.replace(/[A-Z]/g, (letter) => letter.toLowerCase())} ${id}`;
          const named = seen.toSorted((a, b) => compare(key(a), key(b)));
          const query = `limit=${limit}${search && `&search=${search}`}`;
          const read = (order: string) =>
            pages(
              isSelf ? person : viewer,
              `/users/${person.id}/get-clubs?${query}${order}`,
              ({ userClubs }: { userClubs: { id: string }[] }) => userClubs,
            );
          expect(await read('')).toEqual(idsOf(newest));
          expect(await read('&order=name')).toEqual(idsOf(named));
        },
      ),
      { numRuns: 30 },
    );
  });

  test('are looked for by their names alone when asked, page by page', async () => {
    const [host, member] = await Promise.all([
      t.person({ username: 'ripple' }),
      t.person({ username: 'skerry' }),
    ]);
    const told = await createClub(host, { name: 'Told', description: 'All about Quokkas.' });
    const owned = await createClub(await t.person({ firstName: 'Quokka' }), { name: 'Owned' });
    const names = ['Quokka fans', 'The 1st quokka', 'Aquokkas'];
    const named = [];
    for (const name of names) named.push(await createClub(host, { name }));
    const hidden = await createClub(member, { name: 'Quokka only', isPrivate: true });
    const newestFirst = idsOf(named).toReversed();
    expect(await all(member, 'limit=2&search=quokka&in=name')).toEqual([hidden.id, ...newestFirst]);
    expect(await all(host, 'limit=2&search=quokka&in=name')).toEqual(newestFirst);
    expect(await all(host, 'limit=2&search=quokka')).toEqual([...newestFirst, owned.id, told.id]);
    expect((await host.get('/clubs?search=quokka&in=slug')).status).toBe(400);
  });

  test('have a club once whose own texts and owner are both called so', async () => {
    const owner = await t.person({ firstName: 'Numbat' });
    const [other, both] = [await createClub(owner), await createClub(owner, { name: 'Numbats' })];
    expect(await all(await t.person(), 'search=numbat')).toEqual([both.id, other.id]);
  });

  test('say which clubs one belongs to', async () => {
    const [owner, viewer] = (await t.people(2)) as [Person, Person];
    const joined = await createClubWith(owner, [viewer]);
    const other = await createClub(owner);
    const hidden = await createClub(viewer, { isPrivate: true });
    const { clubs } = (await viewer.get('/clubs?limit=3')).body.data;
    expect(
      clubs.map(({ id, isMember }: { id: string; isMember: boolean }) => [id, isMember]),
    ).toEqual([
      [hidden.id, true],
      [other.id, false],
      [joined.id, true],
    ]);
  });

  test('of a person are in the order of names, in pages, whatever stands in a name', async () => {
    const owner = await t.person();
    const names = [
      'zeta crew',
      'Alpha Crew',
      'Über den Wellen',
      'alpha crew',
      'Mid — fleet',
      '100 knots',
    ];
    const clubs = [];
    for (const name of names) clubs.push(await createClub(owner, { name }));
    const key = (name: string) => name.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
    const order = (a: { name: string; id: string }, b: { name: string; id: string }) =>
      Buffer.compare(Buffer.from(key(a.name)), Buffer.from(key(b.name))) || (a.id < b.id ? -1 : 1);
    expect(await byName(owner)).toEqual(idsOf(clubs.toSorted(order)));
    expect(await byName(owner, 'limit=1&search=alpha')).toEqual(
      idsOf(clubs.filter(({ name }) => /alpha/i.test(name)).toSorted(order)),
    );
    expect((await owner.get(`/users/${owner.id}/get-clubs?order=name&cursor=x`)).status).toBe(400);
  });

  test('a new name is carried to all memberships, and so to the lists of all members', async () => {
    const [owner, member] = (await t.people(2)) as [Person, Person];
    const [first, second] = [
      await createClubWith(owner, [member]),
      await createClubWith(owner, [member]),
    ];
    await owner.patch(`/clubs/${first.id}`, { name: 'Bravo fleet' });
    await owner.patch(`/clubs/${second.id}`, { name: 'alfa fleet' });
    await vi.waitFor(async () => {
      expect(await byName(member)).toEqual([second.id, first.id]);
      expect(await byName(owner)).toEqual([second.id, first.id]);
    });
  });
});
