import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Queryable } from '../db/dialect';
import { newId } from '../db/ids';
import { FOUND_MAX } from '../db/search/findBySearch';
import { createClub } from '../testing/clubs';
import { describeApi } from '../testing/describeApi';
import type { Person } from '../testing/people';
import { planQueries } from '../testing/queryPlans';
import { recordQueries } from '../testing/recordQueries';
import { listClubs, listClubsOf } from './clubs';
import { listNotifications } from './notifications';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** More than is looked through before an index is asked. */
const NEWER = 60;
const at = (index: number) => new Date(Date.UTC(2025, 0, 1) + index * 1_000).toISOString();

describeApi('what somebody may not see changes nothing in a search', (t) => {
  let spy: Person;
  let other: Person;

  const insertClubs = async (count: number, from: number, values: object) => {
    const rows = Array.from({ length: count }, (_, index) => ({
      id: newId(),
      slug: newId(),
      streamingSource: 'nfl',
      createdAt: at(from + index),
      ...values,
    }));
    for (let start = 0; start < count; start += 100)
      await t.api.context.db
        .insertInto('clubs')
        .values(rows.slice(start, start + 100) as never)
        .execute();
    return rows;
  };
  const join = async (clubs: { id: string; createdAt: string }[], userId: string) => {
    for (let start = 0; start < clubs.length; start += 100)
      await t.api.context.db
        .insertInto('clubMembers')
        .values(
          clubs.slice(start, start + 100).map(({ id, createdAt }) => ({
            clubId: id,
            userId,
            role: 'member' as const,
            joinedAt: createdAt,
          })),
        )
        .execute();
  };
  const notify = async (userId: string, count: number, from: number, content: string) => {
    const rows = Array.from({ length: count }, (_, index) => ({
      id: newId(),
      userId,
      type: 'follow',
      content,
      link: '/',
      occasion: newId(),
      createdAt: at(from + index),
    }));
    for (let start = 0; start < count; start += 100)
      await t.api.context.db
        .insertInto('notifications')
        .values(rows.slice(start, start + 100) as never)
        .execute();
  };
  /** What is sent to the database for a search, and what it answers. */
  const workOf = async (load: (db: Queryable) => Promise<unknown>) => {
    // A node asks once which indexes there are.
    await load(t.api.context.db);
    const { db, sent } = recordQueries(t.api.context.db);
    const answer = await load(db);
    const statements = sent.map(({ sql, parameters }) => {
      const values = parameters.map((value) =>
        // Of ids, which are in no order, how many there are.
        typeof value === 'string' && value.startsWith('[')
          ? (JSON.parse(value) as string[]).length
          : value,
      );
      return { sql, values };
    });
    return { answer, statements };
  };

  beforeAll(async () => {
    spy = await t.person();
    other = await t.person();
    // As many as are looked at, of what the spy guesses; one more, and the list would be read.
    for (const guess of ['merger', 'qj'])
      await insertClubs(FOUND_MAX, 0, { name: `Guess ${guess}`, ownerId: spy.id });
    const owned = await insertClubs(FOUND_MAX, 0, { name: 'Plain', ownerId: other.id });
    await join(owned, other.id);
    const newer = await insertClubs(NEWER, 90_000, { name: 'Newer', ownerId: spy.id });
    await join(newer, other.id);
    for (const guess of ['payoff', 'zv']) await notify(spy.id, FOUND_MAX, 0, `Ann: ${guess}`);
    await notify(spy.id, NEWER, 90_000, 'Newer');
  });

  const clubs = (search: string) => (db: Queryable) =>
    listClubs(db, spy.id, { limit: 5, order: 'DESC', search });
  const clubsOf = (search: string, order?: 'name') => (db: Queryable) =>
    listClubsOf(db, other.id, spy.id, { limit: 5, search, order });
  const own = (search: string) => (db: Queryable) =>
    listNotifications(db, spy.id, { limit: 5, order: 'DESC', search });

  describe.each(['merger', 'qj'])('a private club with %s', (word) => {
    test.each([
      ['all clubs', clubs(word)],
      ['clubs of a person', clubsOf(word)],
      ['clubs of a person by name', clubsOf(word, 'name')],
    ])('%s', async (_name, load) => {
      const before = await workOf(load);
      const { id } = await createClub(other, {
        name: 'Board room',
        description: `The ${word} is near`,
        isPrivate: true,
      });
      expect(await workOf(load)).toEqual(before);
      await other.patch(`/clubs/${id}`, { description: `Near is the ${word}` });
      expect(await workOf(load)).toEqual(before);
      await other.delete(`/clubs/${id}`);
      expect(await workOf(load)).toEqual(before);
    });
  });

  test('a private club of somebody whose name is looked for', async () => {
    const load = clubs(other.username);
    const before = await workOf(load);
    const { id } = await createClub(other, { name: 'Unnamed', isPrivate: true });
    expect(await workOf(load)).toEqual(before);
    await other.delete(`/clubs/${id}`);
  });

  test.each(['newest', 'name'] as const)(
    'private clubs of somebody else are not walked over, in the order of %s',
    async (order) => {
      const { db, plans } = planQueries(t.api.context.db, t.api.context.dialect);
      await listClubsOf(db, other.id, spy.id, { limit: 5, order });
      const steps = (await plans()).flat();
      // Those of the person, and whether they are in one of the viewer.
      const [listed, asked] = [/ membership\b/, / theirs\b/].map((table) =>
        steps.filter((step) => table.test(step) && /SEARCH|SCAN|Scan/.test(step)),
      );
      expect(listed).toEqual([expect.stringMatching(/ club_members_public_/)]);
      expect(asked!.length).toBeGreaterThan(0);
      for (const step of asked!) expect(step).toMatch(/autoindex_club_members|_(access|once)\b/);
    },
  );

  test.each(['payoff', 'zv'])('a notification of somebody else with %s', async (word) => {
    const before = await workOf(own(word));
    expect((before.answer as { notifications: unknown[] }).notifications).toHaveLength(5);
    await notify(other.id, 3, 0, `Bob: the ${word} is tomorrow`);
    expect(await workOf(own(word))).toEqual(before);
  });

  test('its members find a private club, as long as it is there and says so', async () => {
    const { db } = t.api.context;
    const { id } = await createClub(other, { name: 'Velvet room', isPrivate: true });
    const found = async (person: Person, search: string) => {
      const all = await listClubs(db, person.id, { limit: 5, order: 'DESC', search });
      for (const order of ['name', undefined] as const)
        expect(
          (await listClubsOf(db, other.id, person.id, { limit: 5, search, order })).clubs,
        ).toHaveLength(all.clubs.length);
      return all.clubs.map((club) => club.id);
    };
    const hide = (isPrivate: 0 | 1) =>
      db.updateTable('clubs').set({ isPrivate }).where('id', '=', id).execute();
    await insertClubs(NEWER, 9_000_000, { name: 'Newest', ownerId: spy.id });
    expect(await found(other, 'velvet')).toEqual([id]);
    expect(await found(spy, 'velvet')).toEqual([]);
    await hide(0);
    for (const words of ['velvet', 've']) expect(await found(spy, words)).toEqual([id]);
    await hide(1);
    expect(await found(other, 'velvet')).toEqual([id]);
    for (const words of ['velvet', 've']) expect(await found(spy, words)).toEqual([]);
    await hide(0);
    await other.patch(`/clubs/${id}`, { name: 'Satin room' });
    expect(await found(spy, 'velvet')).toEqual([]);
    expect(await found(spy, 'satin')).toEqual([id]);
    await other.delete(`/clubs/${id}`);
    expect(await found(spy, 'satin')).toEqual([]);
  });
});
