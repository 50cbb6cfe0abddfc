import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { transact } from '../../db/dialect';
import type { Db, Queryable } from '../../db/dialect';
import { notFoundIfDeleted } from '../../db/missingReference';
import type { Tables } from '../../db/tables';
import { conflict, forbidden, notFound } from '../../http/errors';
import { findClubAccess } from './clubAccess.repository';
import { lockClub } from './clubLock';
import type { ClubRole } from './clubs.tables';
import { clubMessages } from './messages';

/**
 * To as many clubs as that a person may belong: each is looked at for each page of their home feed.
 * Who joins several at once may get beyond it by a few.
 */
export const MEMBERSHIPS_MAX = 2_000;

/**
 * Adds people who are no members yet and raises the count by as many; 403 when one of them is
 * banned, 404 where the club has gone meanwhile, 409 beyond the number of clubs that one may be in.
 */
export async function addMembers(
  trx: Transaction<Tables>,
  clubId: string,
  people: { userId: string; role: ClubRole }[],
  now: string,
): Promise<number> {
  await lockClub(trx, clubId);
  // It may have gone while its lock was waited for.
  await countMembers(trx, clubId);
  await assertNobodyBanned(
    trx,
    clubId,
    people.map(({ userId }) => userId),
  );
  const added = await trx
    .insertInto('clubMembers')
    .values(people.map(({ userId, role }) => ({ clubId, userId, role, joinedAt: now })))
    .onConflict((on) => on.columns(['clubId', 'userId']).doNothing())
    .returning('userId')
    .execute();
  for (const { userId } of added) await assertFewMemberships(trx, userId);
  if (added.length > 0) await changeMemberCount(trx, clubId, added.length);
  return added.length;
}

async function assertFewMemberships(trx: Transaction<Tables>, userId: string): Promise<void> {
  const beyond = await trx
    .selectFrom('clubMembers')
    .where('userId', '=', userId)
    .select(sql`1`.as('one'))
    .limit(1)
    .offset(MEMBERSHIPS_MAX)
    .executeTakeFirst();
  if (beyond !== undefined)
    throw conflict(
      `Nobody may belong to more than ${MEMBERSHIPS_MAX.toLocaleString('en')} clubs. ` +
        'Leave one first.',
    );
}

// The policy has asked already, but a ban may have come since.
async function assertNobodyBanned(
  trx: Transaction<Tables>,
  clubId: string,
  userIds: string[],
): Promise<void> {
  const banned = await trx
    .selectFrom('clubSanctions')
    .where('clubId', '=', clubId)
    .where('userId', 'in', userIds)
    .where('kind', '=', 'ban')
    .select('userId')
    .executeTakeFirst();
  if (banned !== undefined) throw forbidden(clubMessages.banned);
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
      await addMembers(trx, clubId, [{ userId, role: 'member' }], now);
      return countMembers(trx, clubId);
    }),
  );
}

/**
 * Ends a plain membership and an invitation to more; leaving twice is harmless. Answers the member
 * count.
 */
export async function leaveClub(
  trx: Transaction<Tables>,
  clubId: string,
  userId: string,
): Promise<number> {
  // Asked here too: they may have become a co-owner since the policy looked.
  await assertNoOwner(trx, { clubId, userId }, clubMessages.ownersStay);
  // In this order: whoever is notified of something in the club is looked for so.
  const removed = await trx
    .deleteFrom('clubMembers')
    .where('clubId', '=', clubId)
    .where('userId', '=', userId)
    .returning('userId')
    .execute();
  await trx
    .deleteFrom('coOwnerInvitations')
    .where('clubId', '=', clubId)
    .where('userId', '=', userId)
    .execute();
  if (removed.length > 0) await changeMemberCount(trx, clubId, -removed.length);
  return countMembers(trx, clubId);
}

/** Throws 403 for owner and co-owners; nobody becomes one until the transaction is over. */
export async function assertNoOwner(
  trx: Transaction<Tables>,
  { clubId, userId }: { clubId: string; userId: string },
  refusal: string,
): Promise<void> {
  await lockClub(trx, clubId);
  const access = await findClubAccess(trx, clubId, userId);
  if (access?.role === 'owner' || access?.role === 'coOwner') throw forbidden(refusal);
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

/** How many belong to a club; 404 where it is there no more. */
async function countMembers(db: Queryable, clubId: string): Promise<number> {
  const club = await db
    .selectFrom('clubs')
    .where('id', '=', clubId)
    .where('deletedAt', 'is', null)
    .select('memberCount')
    .executeTakeFirst();
  if (club === undefined) throw notFound('Club');
  return club.memberCount;
}
