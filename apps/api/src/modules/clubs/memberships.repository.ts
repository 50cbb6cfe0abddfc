import type { Transaction } from 'kysely';
import { transact } from '../../db/dialect';
import type { Db, Queryable } from '../../db/dialect';
import { unlessGone } from '../../db/gone';
import type { Tables } from '../../db/tables';
import { conflict, forbidden, notFound } from '../../http/errors';
import type { ClubRole } from './clubs.tables';

/** What somebody hears who has been put out of a club. */
export const BANNED = 'You have been banned from this club by its owners.';

/** A club as policies see it. */
export interface ClubStanding {
  clubId: string;
  isPrivate: boolean;
  /** Null for somebody who is not a member. */
  role: ClubRole | null;
  isMuted: boolean;
  isBanned: boolean;
}

/** How a person stands to a club; undefined when there is no such club. */
export async function standingIn(
  db: Queryable,
  clubId: string,
  userId: string,
): Promise<ClubStanding | undefined> {
  const row = await db
    .selectFrom('clubs')
    .leftJoin('clubMembers', (on) =>
      on.onRef('clubMembers.clubId', '=', 'clubs.id').on('clubMembers.userId', '=', userId),
    )
    .leftJoin('clubSanctions as muted', (on) =>
      on
        .onRef('muted.clubId', '=', 'clubs.id')
        .on('muted.userId', '=', userId)
        .on('muted.kind', '=', 'mute'),
    )
    .leftJoin('clubSanctions as banned', (on) =>
      on
        .onRef('banned.clubId', '=', 'clubs.id')
        .on('banned.userId', '=', userId)
        .on('banned.kind', '=', 'ban'),
    )
    .where('clubs.id', '=', clubId)
    .select([
      'clubs.id',
      'clubs.isPrivate',
      'clubMembers.role',
      'muted.kind as muted',
      'banned.kind as banned',
    ])
    .executeTakeFirst();
  return (
    row && {
      clubId: row.id,
      isPrivate: row.isPrivate === 1,
      role: row.role,
      isMuted: row.muted !== null,
      isBanned: row.banned !== null,
    }
  );
}

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
  if (added.length > 0) await changeCount(trx, clubId, added.length);
  return added.length;
}

/** Makes the person a member; joining twice is harmless. Answers the member count. */
export async function join(db: Db, clubId: string, userId: string, now: string): Promise<number> {
  return unlessGone(
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
      if (banned !== undefined) throw forbidden(BANNED);
      await addMembers(trx, clubId, [{ userId, role: 'member' }], now);
      return countMembers(trx, clubId);
    }),
  );
}

/** Ends a plain membership; leaving twice is harmless. Answers the member count. */
export async function leave(
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
  if (removed.length > 0) await changeCount(trx, clubId, -removed.length);
  return countMembers(trx, clubId);
}

/** The room left is checked in the statement that takes it, so that parallel joins cannot overfill a club. */
async function changeCount(trx: Transaction<Tables>, clubId: string, by: number): Promise<void> {
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
