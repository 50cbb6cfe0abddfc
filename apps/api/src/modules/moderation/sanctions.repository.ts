import type { ClubSanction, PersonSummary } from '@clubline/contract';
import type { Parameters } from '../../db/compiledOnce';
import { transact } from '../../db/dialect';
import type { Db, Queryable } from '../../db/dialect';
import { keysetList } from '../../db/keyset';
import type { KeysetMeta, KeysetRange } from '../../db/keyset';
import { notFoundIfDeleted } from '../../db/missingReference';
import { assertNoOwner, leaveClub, lockMembership } from '../clubs';
import { personColumns, toPerson } from '../profiles';

const banned = keysetList(
  (db, { clubId }: Parameters<{ clubId: string }>) =>
    db
      .selectFrom('clubSanctions')
      .innerJoin('users', 'users.id', 'clubSanctions.userId')
      .where('clubSanctions.clubId', '=', clubId)
      .where('clubSanctions.kind', '=', 'ban')
      .select(personColumns)
      .select(['clubSanctions.createdAt', 'users.id']),
  { time: 'clubSanctions.createdAt', id: 'clubSanctions.userId' },
);

/** People who may not join, latest first. */
export async function listBanned(
  db: Queryable,
  clubId: string,
  range: KeysetRange,
): Promise<{ banned: PersonSummary[]; meta: KeysetMeta }> {
  const { rows, meta } = await banned(db, { clubId }, range);
  return { banned: rows.map(toPerson), meta };
}

interface Sanction {
  clubId: string;
  userId: string;
  kind: ClubSanction;
}

/** Whom nobody mutes or bans. */
export const OWNERS_EXEMPT = 'Owners and co-owners cannot be muted or banned.';

/**
 * Twice is harmless. A ban ends the membership in the same transaction. Answers whether it is new.
 */
export async function addSanction(
  db: Db,
  { clubId, userId, kind }: Sanction,
  imposedBy: string,
  now: string,
): Promise<boolean> {
  const row = { clubId, userId, kind, imposedBy, createdAt: now };
  return await notFoundIfDeleted(
    'User',
    transact(db, async (trx) => {
      // Asked here too: they may have become a co-owner since the policy looked.
      await assertNoOwner(trx, { clubId, userId }, OWNERS_EXEMPT);
      await lockMembership(trx, { clubId, userId });
      const added = await trx
        .insertInto('clubSanctions')
        .values(row)
        .onConflict((on) => on.columns(['clubId', 'userId', 'kind']).doNothing())
        .returning('userId')
        .execute();
      if (kind === 'ban') await leaveClub(trx, clubId, userId);
      return added.length > 0;
    }),
  );
}

/**
 * Harmless where there is none. A person whose ban is removed is free to join again. Answers
 * whether there was one.
 */
export async function removeSanction(db: Db, { clubId, userId, kind }: Sanction): Promise<boolean> {
  const { numDeletedRows } = await transact(db, (trx) =>
    trx
      .deleteFrom('clubSanctions')
      .where('clubId', '=', clubId)
      .where('userId', '=', userId)
      .where('kind', '=', kind)
      .executeTakeFirst(),
  );
  return numDeletedRows > 0n;
}
