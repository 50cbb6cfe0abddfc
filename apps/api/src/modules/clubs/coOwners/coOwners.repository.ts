import { CO_OWNER_INVITATION_DAYS, CO_OWNERS_MAX } from '@clubline/contract';
import type { CoOwnerInvitation, ReceivedCoOwnerInvitation } from '@clubline/contract';
import { sql } from 'kysely';
import type { Expression, Transaction, SqlBool } from 'kysely';
import { compiledOnce } from '../../../db/compiledOnce';
import type { Parameters } from '../../../db/compiledOnce';
import { transact } from '../../../db/dialect';
import type { Db, Queryable } from '../../../db/dialect';
import { notFoundIfDeleted } from '../../../db/missingReference';
import type { Tables } from '../../../db/tables';
import { conflict, forbidden, notFound } from '../../../http/errors';
import { personColumns, toPerson } from '../../profiles';
import { findClubAccess } from '../clubAccess.repository';
import { lockClub } from '../clubLock';
import { addMembers } from '../memberships.repository';
import { clubMessages } from '../messages';

const LASTS_MS = CO_OWNER_INVITATION_DAYS * 24 * 60 * 60 * 1_000;

type Value = string | Expression<string>;

/** Invitations that can be accepted: in time, and by somebody who still owns the club. */
const openInvitations = (db: Queryable, clubId: Value, now: Value) =>
  db
    .selectFrom('coOwnerInvitations')
    .innerJoin('clubs', (on) =>
      on
        .onRef('clubs.id', '=', 'coOwnerInvitations.clubId')
        .onRef('clubs.ownerId', '=', 'coOwnerInvitations.invitedBy'),
    )
    .where('clubs.deletedAt', 'is', null)
    .where('coOwnerInvitations.clubId', '=', clubId)
    .where('coOwnerInvitations.expiresAt', '>', now);

/** Who has been invited and has not answered, latest first. */
export async function listInvitations(
  db: Queryable,
  clubId: string,
  now: string,
): Promise<CoOwnerInvitation[]> {
  const rows = await openInvitations(db, clubId, now)
    .innerJoin('users', 'users.id', 'coOwnerInvitations.userId')
    .select(personColumns)
    .select(['coOwnerInvitations.createdAt', 'coOwnerInvitations.expiresAt'])
    .orderBy('coOwnerInvitations.createdAt', 'desc')
    .orderBy('coOwnerInvitations.userId')
    .execute();
  return rows.map((row) => ({
    person: toPerson(row),
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
  }));
}

const invitationOf = compiledOnce(
  (db, { clubId, userId, now }: Parameters<{ clubId: string; userId: string; now: string }>) =>
    openInvitations(db, clubId, now)
      .innerJoin('users', 'users.id', 'coOwnerInvitations.invitedBy')
      .where('coOwnerInvitations.userId', '=', userId)
      .select(personColumns)
      .select('coOwnerInvitations.expiresAt'),
);

/** The invitation that waits for a person's answer. */
export async function findInvitation(
  db: Queryable,
  clubId: string,
  userId: string,
  now: string,
): Promise<ReceivedCoOwnerInvitation | undefined> {
  const row = await invitationOf.first(db, { clubId, userId, now });
  return row && { invitedBy: toPerson(row), expiresAt: row.expiresAt };
}

interface Invitation {
  clubId: string;
  userIds: string[];
  invitedBy: string;
}

/** Stores invitations; who has one keeps it. Answers the ids of those newly invited. */
export async function addInvitations(
  trx: Transaction<Tables>,
  { clubId, userIds, invitedBy }: Invitation,
  now: string,
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const expiresAt = new Date(Date.parse(now) + LASTS_MS).toISOString();
  const added = await trx
    .insertInto('coOwnerInvitations')
    .values(userIds.map((userId) => ({ clubId, userId, invitedBy, createdAt: now, expiresAt })))
    .onConflict((on) => on.columns(['clubId', 'userId']).doNothing())
    .returning('userId')
    .execute();
  return added.map(({ userId }) => userId);
}

/**
 * Invites one person; twice is harmless, and does not prolong it. Answers whether they were not
 * invited before.
 */
export async function inviteCoOwner(
  db: Db,
  { clubId, userId, invitedBy }: Omit<Invitation, 'userIds'> & { userId: string },
  now: string,
): Promise<boolean> {
  const invite = transact(db, async (trx) => {
    await lockClub(trx, clubId);
    const access = await findClubAccess(trx, clubId, userId);
    if (access === undefined) throw notFound('Club');
    if (access.role === 'owner' || access.role === 'coOwner')
      throw conflict('They are an owner or a co-owner of this club already.');
    if (access.isMuted || access.isBanned)
      throw conflict('Somebody who is muted or banned cannot be a co-owner.');
    await removeEndedInvitations(trx, clubId, now);
    const others = await countCoOwnersBesides(trx, clubId, userId);
    if (others >= CO_OWNERS_MAX)
      throw conflict(`At most ${CO_OWNERS_MAX} co-owners, with those who are invited.`);
    return await addInvitations(trx, { clubId, userIds: [userId], invitedBy }, now);
  });
  return (await notFoundIfDeleted('User', invite)).length > 0;
}

/** Those that nobody can accept any more would keep the person from being invited anew. */
async function removeEndedInvitations(
  trx: Transaction<Tables>,
  clubId: string,
  now: string,
): Promise<void> {
  const open = openInvitations(trx, clubId, now).select('coOwnerInvitations.userId');
  await trx
    .deleteFrom('coOwnerInvitations')
    .where('clubId', '=', clubId)
    .where('userId', 'not in', open)
    .execute();
}

/** How many others are co-owners or may become one. */
async function countCoOwnersBesides(
  trx: Transaction<Tables>,
  clubId: string,
  userId: string,
): Promise<number> {
  const others = await trx
    .selectFrom('clubMembers')
    .where('clubId', '=', clubId)
    // In the words of the index of owners.
    .where(sql<SqlBool>`${sql.ref('role')} <> 'member'`)
    .where('role', '=', 'coOwner')
    .select('userId')
    .union(
      trx
        .selectFrom('coOwnerInvitations')
        .where('clubId', '=', clubId)
        .where('userId', '!=', userId)
        .select('userId'),
    )
    .execute();
  return others.length;
}

/**
 * Makes the invited person a co-owner, and a member where they are none; twice is harmless. Whether
 * they may is decided here alone, while nobody else changes who belongs to the club.
 */
export async function acceptInvitation(
  db: Db,
  clubId: string,
  userId: string,
  now: string,
): Promise<void> {
  await transact(db, async (trx) => {
    await lockClub(trx, clubId);
    const access = await findClubAccess(trx, clubId, userId);
    if (access === undefined) throw notFound('Club');
    if (access.role === 'coOwner') return;
    if (access.isBanned) throw forbidden(clubMessages.banned);
    if ((await findInvitation(trx, clubId, userId, now)) === undefined) {
      // Whoever is a stranger to a private club does not learn that there is one.
      const isHidden = access.isPrivate && access.role === null;
      throw isHidden ? notFound('Club') : forbidden(clubMessages.notInvited);
    }
    // A co-owner is out of everybody's reach, so nobody could give writing back.
    if (access.isMuted) throw forbidden(clubMessages.muted);
    await removeInvitation(trx, clubId, userId);
    if (access.role === null) await addMembers(trx, clubId, [{ userId, role: 'coOwner' }], now);
    else await setRole(trx, { clubId, userId, from: 'member', to: 'coOwner' });
  });
}

/**
 * Withdraws or declines; harmless where there is none, 409 for one that was accepted. Answers
 * whether there was one.
 */
export async function endInvitation(db: Db, clubId: string, userId: string): Promise<boolean> {
  return await transact(db, async (trx) => {
    await lockClub(trx, clubId);
    const access = await findClubAccess(trx, clubId, userId);
    if (access?.role === 'coOwner') throw conflict('The invitation has been accepted.');
    return await removeInvitation(trx, clubId, userId);
  });
}

async function removeInvitation(
  trx: Transaction<Tables>,
  clubId: string,
  userId: string,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('coOwnerInvitations')
    .where('clubId', '=', clubId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Makes a co-owner a plain member again; harmless for somebody who is none. Answers whether they
 * were one.
 */
export const removeCoOwner = (db: Db, clubId: string, userId: string): Promise<boolean> =>
  transact(db, (trx) => setRole(trx, { clubId, userId, from: 'coOwner', to: 'member' }));

interface RoleChange {
  clubId: string;
  userId: string;
  from: 'member' | 'coOwner';
  to: 'member' | 'coOwner';
}

async function setRole(db: Queryable, { clubId, userId, from, to }: RoleChange): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('clubMembers')
    .set({ role: to })
    .where('clubId', '=', clubId)
    .where('userId', '=', userId)
    .where('role', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
