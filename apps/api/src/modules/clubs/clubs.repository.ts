import { personName } from '@clubline/contract';
import type { Club } from '@clubline/contract';
import { sql } from 'kysely';
import type { Expression, SqlBool } from 'kysely';
import { compiledOnce } from '../../db/compiledOnce';
import type { Parameters } from '../../db/compiledOnce';
import { startingFrom } from '../../db/dialect';
import type { Queryable } from '../../db/dialect';
import { personColumns } from '../profiles';

const clubColumns = [
  'clubs.id',
  'clubs.name',
  'clubs.slug',
  'clubs.description',
  'clubs.image',
  'clubs.ownerId',
  'clubs.memberCount',
  'clubs.maxMembers',
  'clubs.isPrivate',
  'clubs.isActive',
  'clubs.streamingSource',
  'clubs.createdAt',
] as const;

/**
 * Whether a club is there, for lists: not `deletedAt is null`, which PostgreSQL takes to hold of
 * hardly any row of a column that it has not looked at, and plans for hardly any clubs.
 */
export const isClubThere = sql<SqlBool>`coalesce(clubs.deleted_at, '') not like '2%'`;

/** Clubs with what is shown of their owners; read them with `toClub`. */
export function clubsWithOwner(db: Queryable, ids?: Expression<string>) {
  return startingFrom(db, 'clubs', ids)
    .innerJoin('users', 'users.id', 'clubs.ownerId')
    .where(isClubThere)
    .select(clubColumns)
    .select(personColumns);
}

export type ClubRow = Awaited<
  ReturnType<ReturnType<typeof clubsWithOwner>['executeTakeFirstOrThrow']>
>;

export function toClub(row: ClubRow): Club {
  const {
    personId,
    username: _username,
    firstName,
    lastName,
    profilePicture: _picture,
    ...club
  } = row;
  return {
    ...club,
    isPrivate: row.isPrivate === 1,
    isActive: row.isActive === 1,
    ownerName: personName(row),
    owner: { id: personId, firstName, lastName },
  };
}

const oneClub = compiledOnce((db, { clubId }: Parameters<{ clubId: string }>) =>
  clubsWithOwner(db).where('clubs.id', '=', clubId),
);

export async function findClub(db: Queryable, clubId: string): Promise<Club | undefined> {
  const row = await oneClub.first(db, { clubId });
  return row && toClub(row);
}

const privacy = compiledOnce((db, { clubId }: Parameters<{ clubId: string }>) =>
  db
    .selectFrom('clubs')
    .where('id', '=', clubId)
    .where('deletedAt', 'is', null)
    .select('isPrivate'),
);

/** Whether only members see the club; false for one that is not there. */
export async function isPrivateClub(db: Queryable, clubId: string): Promise<boolean> {
  return (await privacy.first(db, { clubId }))?.isPrivate === 1;
}
