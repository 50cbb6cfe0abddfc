import { compiledOnce } from '../../db/compiledOnce';
import type { Parameters } from '../../db/compiledOnce';
import type { Queryable } from '../../db/dialect';
import { holdMembership } from './clubLock';
import type { ClubRole } from './clubs.tables';

/** What policies ask of a person and a club. */
export interface ClubAccess {
  clubId: string;
  isPrivate: boolean;
  /** Null for somebody who is not a member. */
  role: ClubRole | null;
  isMuted: boolean;
  isBanned: boolean;
}

const access = compiledOnce(
  (db, { clubId, userId }: Parameters<{ clubId: string; userId: string }>) =>
    db
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
      .where('clubs.deletedAt', 'is', null)
      .select([
        'clubs.id',
        'clubs.isPrivate',
        'clubMembers.role',
        'muted.kind as muted',
        'banned.kind as banned',
      ]),
);

/** A person's role and sanctions in a club; undefined when there is no such club. */
export async function findClubAccess(
  db: Queryable,
  clubId: string,
  userId: string,
): Promise<ClubAccess | undefined> {
  const row = await access.first(db, { clubId, userId });
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

/** The same for who wants to do something. In a transaction it stays true until that is over. */
export async function holdClubAccess(
  db: Queryable,
  clubId: string,
  userId: string,
): Promise<ClubAccess | undefined> {
  if (db.isTransaction) await holdMembership(db, clubId, userId);
  return await findClubAccess(db, clubId, userId);
}
