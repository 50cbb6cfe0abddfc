import type { Db } from '../../db/dialect';
import { ROWS_AT_ONCE } from '../../db/deleteInSteps';

/**
 * Carries new names of clubs to their memberships, which repeat them so that the clubs of a person
 * are in order: in steps, because a club may have very many members. What is begun and not ended,
 * the next call ends.
 */
export async function carryNames(db: Db): Promise<void> {
  for (;;) {
    const club = await db
      .selectFrom('clubs')
      .where('isNameCarried', '=', 0)
      .select(['id', 'name'])
      .executeTakeFirst();
    if (club === undefined) return;
    await carryName(db, club);
    // Unless it has another one by now.
    await db
      .updateTable('clubs')
      .set({ isNameCarried: 1 })
      .where('id', '=', club.id)
      .where('name', '=', club.name)
      .execute();
  }
}

async function carryName(db: Db, { id, name }: { id: string; name: string }): Promise<void> {
  let last = '';
  for (;;) {
    const members = await db
      .selectFrom('clubMembers')
      .where('clubId', '=', id)
      .where('userId', '>', last)
      .select('userId')
      .orderBy('userId')
      .limit(ROWS_AT_ONCE)
      .execute();
    const end = members.at(-1)?.userId;
    if (end === undefined) return;
    await db
      .updateTable('clubMembers')
      .set((eb) => ({ nameKey: eb.fn<string>('lower', [eb.val(name)]) }))
      .where('clubId', '=', id)
      .where('userId', '>', last)
      .where('userId', '<=', end)
      .execute();
    last = end;
  }
}
