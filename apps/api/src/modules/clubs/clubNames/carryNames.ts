import { dialectOf } from '../../../db/dialect';
import type { Db } from '../../../db/dialect';
import { inSteps } from '../../../db/inSteps';
import { coalesce } from '../../../services/coalesce';

/** Members whom one step carries a name to: few enough for who waits meanwhile. */
export const MEMBERS_AT_ONCE = 250;

/**
 * Carries new names of clubs to their memberships, which repeat them so that the clubs of a person
 * are in order: in steps, because a club may have very many members. However often it is called,
 * one walk is under way, and one more follows. What is begun and not ended, the next call ends.
 */
export const carryNames = (db: Db): Promise<void> =>
  coalesce(db, 'carrying names of clubs', () => carryAll(db));

/** Each club once, so that one which is renamed again and again keeps none waiting. */
async function carryAll(db: Db): Promise<void> {
  let last = '';
  await inSteps(async () => {
    const club = await db
      .selectFrom('clubs')
      .where('isNameCarried', '=', 0)
      .where('id', '>', last)
      .select(['id', 'name'])
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (club === undefined) return false;
    last = club.id;
    await carryName(db, club.id);
    // Unless it has another one by now, whose members the next walk looks at.
    await db
      .updateTable('clubs')
      .set({ isNameCarried: 1 })
      .where('id', '=', club.id)
      .where('name', '=', club.name)
      .execute();
    return true;
  });
}

/** Each step carries the name that the club has by then. */
async function carryName(db: Db, clubId: string): Promise<void> {
  let last = '';
  await inSteps(async () => {
    const members = await db
      .selectFrom('clubMembers')
      .innerJoin('clubs', 'clubs.id', 'clubMembers.clubId')
      .where('clubMembers.clubId', '=', clubId)
      .where('clubMembers.userId', '>', last)
      .select(['clubMembers.userId', 'clubMembers.nameKey'])
      .select((eb) => eb.fn<string>('lower', ['clubs.name']).as('newKey'))
      .orderBy('clubMembers.userId')
      .limit(MEMBERS_AT_ONCE)
      .execute();
    const end = members.at(-1);
    if (end === undefined) return false;
    last = end.userId;
    const behind = members.filter(({ nameKey, newKey }) => nameKey !== newKey);
    if (behind.length > 0)
      await setNameKey(
        db,
        clubId,
        behind.map(({ userId }) => userId),
        end.newKey,
      );
    return members.length === MEMBERS_AT_ONCE;
  });
}

/**
 * At once where nobody holds a row, then one by one: who mutes a member holds their own row and
 * waits for the member's, and two that wait for each other crosswise would be ended by PostgreSQL.
 */
async function setNameKey(
  db: Db,
  clubId: string,
  userIds: string[],
  nameKey: string,
): Promise<void> {
  const done = await setFreeNameKeys(db, clubId, userIds, nameKey);
  if (done === userIds.length) return;
  for (const userId of userIds)
    // oxlint-disable-next-line no-await-in-loop -- one lock at a time
    await db
      .updateTable('clubMembers')
      .set({ nameKey })
      .where('clubId', '=', clubId)
      .where('userId', '=', userId)
      .where('nameKey', '!=', nameKey)
      .execute();
}

/** Sets those that nobody holds; how many. */
async function setFreeNameKeys(
  db: Db,
  clubId: string,
  userIds: string[],
  nameKey: string,
): Promise<number> {
  const behind = db
    .selectFrom('clubMembers')
    .where('clubId', '=', clubId)
    .where('userId', 'in', userIds)
    .where('nameKey', '!=', nameKey)
    .select('userId')
    .$if(dialectOf(db) === 'postgres', (query) => query.forNoKeyUpdate().skipLocked());
  const { numUpdatedRows } = await db
    .updateTable('clubMembers')
    .set({ nameKey })
    .where('clubId', '=', clubId)
    .where('userId', 'in', behind)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
