import type { Transaction } from 'kysely';
import { transact } from '../../db/dialect';
import type { Db, Queryable } from '../../db/dialect';
import { notFoundIfDeleted } from '../../db/missingReference';
import type { Tables } from '../../db/tables';
import { conflict, forbidden, notFound } from '../../http/errors';
import type { ClubRole } from './clubs.tables';
import { clubMessages } from './messages';

/** Adds people who are no members yet and raises the count by as many. */
export async function addMembers(
  trx: Transaction<Tables>,
  clubId: string,
  people: { userId: string; role: ClubRole }[],
  now: string,
): Promise<number> {
  const added = await trx
    .insertInto('clubMembers')
    .values(people.map(({ userId, role }) => ({ clubId, userId, role, joinedAt: now })))
    .onConflict((on) => on.columns(['clubId', 'userId']).doNothing())
    .returning('userId')
    .execute();
  if (added.length > 0) await changeMemberCount(trx, clubId, added.length);
  return added.length;
}

/** Makes the person a member; joining twice is harmless. Answers the member count. */
export async function joinClub(
  db: Db,
  clubId: string,
  userId: string,
  now: string,
): Promise<number> {
  return notFoundIfDeleted(
    'Club',
    transact(db, async (trx) => {
      // Asked here too: a ban may have come since the policy looked.
      const banned = await trx
        .selectFrom('clubSanctions')
        .where('clubId', '=', clubId)
        .where('userId', '=', userId)
        .where('kind', '=', 'ban')
        .select('userId')
        .executeTakeFirst();
      if (banned !== undefined) throw forbidden(clubMessages.banned);
      await addMembers(trx, clubId, [{ userId, role: 'member' }], now);
      return countMembers(trx, clubId);
    }),
  );
}

/** Ends a plain membership; leaving twice is harmless. Answers the member count. */
export async function leaveClub(
  trx: Transaction<Tables>,
  clubId: string,
  userId: string,
): Promise<number> {
  const removed = await trx
    .deleteFrom('clubMembers')
    .where('clubId', '=', clubId)
    .where('userId', '=', userId)
    .where('role', '=', 'member')
    .returning('userId')
    .execute();
  if (removed.length > 0) await changeMemberCount(trx, clubId, -removed.length);
  return countMembers(trx, clubId);
}

/**
 * Checks for free places in the statement that takes them, so that parallel joins cannot overfill a
 * club.
 */
async function changeMemberCount(
  trx: Transaction<Tables>,
  clubId: string,
  by: number,
): Promise<void> {
  const changed = await trx
    .updateTable('clubs')
    .set((eb) => ({ memberCount: eb('memberCount', '+', by) }))
    .where('id', '=', clubId)
    .$if(by > 0, (query) =>
      query.where((eb) =>
        eb.or([
          eb('maxMembers', 'is', null),
          eb(eb('memberCount', '+', by), '<=', eb.ref('maxMembers')),
        ]),
      ),
    )
    .returning('id')
    .execute();
  if (changed.length === 0) throw conflict('This club is full.');
}

async function countMembers(db: Queryable, clubId: string): Promise<number> {
  const club = await db
    .selectFrom('clubs')
    .where('id', '=', clubId)
    .select('memberCount')
    .executeTakeFirst();
  if (club === undefined) throw notFound('Club');
  return club.memberCount;
}
