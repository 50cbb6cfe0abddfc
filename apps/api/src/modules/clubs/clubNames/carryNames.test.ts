import { expect, test, vi } from 'vitest';
import { createClub, nextClubName } from '../../../testing/clubs';
import { createCrowd, insertMany } from '../../../testing/crowd';
import { describeApi } from '../../../testing/describeApi';
import type { Person } from '../../../testing/people';
import { recordQueries } from '../../../testing/recordQueries';
import { untilAwaited } from '../../../testing/untilAwaited';
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

  test('reach all others while somebody holds one member, then that one', async ({ skip }) => {
    if (t.database === 'embedded') skip();
    const { id } = await largeClub(await t.person());
    const name = await rename(id);
    const { db } = t.api.context;
    const carrying = await db.transaction().execute(async (trx) => {
      const step = trx
        .selectFrom('clubMembers')
        .where('clubId', '=', id)
        .select('nameKey')
        .orderBy('userId')
        .forUpdate();
      await step.limit(1).execute();
      const walk = carryNames(db);
      await untilAwaited(db, trx);
      // It waits for the one alone, and holds nobody: the rest of its step can be had.
      const rest = await step
        .offset(1)
        .limit(MEMBERS_AT_ONCE - 1)
        .execute();
      expect(new Set(rest.map(({ nameKey }) => nameKey))).toEqual(new Set([name.toLowerCase()]));
      return { walk };
    });
    await carrying.walk;
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
