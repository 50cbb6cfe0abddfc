import { expect, test, vi } from 'vitest';
import { createClub, nextClubName } from '../../../testing/clubs';
import { createCrowd, insertMany } from '../../../testing/crowd';
import { describeApi } from '../../../testing/describeApi';
import type { Person } from '../../../testing/people';
import { recordQueries } from '../../../testing/recordQueries';
import { carryNames, MEMBERS_AT_ONCE } from './carryNames';

describeApi('new names of clubs', (t) => {
  const keysIn = async (clubId: string) => {
    const rows = await t.api.context.db
      .selectFrom('clubMembers')
      .where('clubId', '=', clubId)
      .select('nameKey')
      .distinct()
      .execute();
    return rows.map(({ nameKey }) => nameKey);
  };
  /** A club of as many members as three steps take. */
  async function largeClub(owner: Person) {
    const club = await createClub(owner);
    const { db } = t.api.context;
    const joinedAt = new Date().toISOString();
    await insertMany(await createCrowd(db, owner, 2 * MEMBERS_AT_ONCE + 10), (ids) =>
      db
        .insertInto('clubMembers')
        .values(ids.map((userId) => ({ clubId: club.id, userId, role: 'member', joinedAt }))),
    );
    return club;
  }
  const rename = async (clubId: string) => {
    const name = nextClubName();
    const { db } = t.api.context;
    await db
      .updateTable('clubs')
      .set({ name, isNameCarried: 0 })
      .where('id', '=', clubId)
      .execute();
    return name;
  };

  test('are carried by one walk and one that follows, however many ask at once', async () => {
    const { id } = await largeClub(await t.person());
    const name = await rename(id);
    const { db, sent } = recordQueries(t.api.context.db);
    await Promise.all(Array.from({ length: 20 }, () => carryNames(db)));
    expect(sent.filter(({ sql }) => sql.startsWith('update "club_members"'))).toHaveLength(3);
    expect(await keysIn(id)).toEqual([name.toLowerCase()]);
  }, 60_000);

  test('let everything else have its turn between two steps', async () => {
    const { id } = await largeClub(await t.person());
    await rename(id);
    const { db, sent } = recordQueries(t.api.context.db);
    const seen = new Set<number>();
    let timer = setImmediate(function look() {
      seen.add(sent.filter(({ sql }) => sql.startsWith('update "club_members"')).length);
      timer = setImmediate(look);
    });
    await carryNames(db);
    clearImmediate(timer);
    for (const steps of [1, 2, 3]) expect(seen).toContain(steps);
  }, 60_000);

  test('are written to no member who has them already', async () => {
    const { id } = await largeClub(await t.person());
    const name = await rename(id);
    await carryNames(t.api.context.db);
    await t.api.context.db.updateTable('clubs').set({ isNameCarried: 0 }).execute();
    const { db, sent } = recordQueries(t.api.context.db);
    await carryNames(db);
    expect(sent.filter(({ sql }) => sql.startsWith('update "club_members"'))).toEqual([]);
    expect(await keysIn(id)).toEqual([name.toLowerCase()]);
  }, 60_000);

  test('that come during a walk are carried as well', async () => {
    const owner = await t.person();
    const club = await largeClub(owner);
    const names = Array.from({ length: 12 }, nextClubName);
    const answers = await Promise.all(
      names.map((name) => owner.patch(`/clubs/${club.id}`, { name })),
    );
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
    const { body } = await owner.get(`/clubs/${club.id}/details`);
    await vi.waitFor(async () =>
      expect(await keysIn(club.id)).toEqual([body.data.clubName.toLowerCase()]),
    );
  }, 60_000);
});
