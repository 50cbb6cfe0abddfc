import type { FavoriteTeam, PersonSummary, User } from '@clubline/contract';
import { compiledOnce } from '../../db/compiledOnce';
import type { Parameters } from '../../db/compiledOnce';
import { startingFrom } from '../../db/dialect';
import type { Queryable } from '../../db/dialect';
import type { KeysetMeta, SearchedRange } from '../../db/keyset';
import type { Found } from '../../db/search/listQuery';
import { textKeysetList } from '../../db/textKeyset';
import { personColumns, personSearch, toPerson } from './personSummary';

const people = textKeysetList(
  (db, { ids }: Found) =>
    startingFrom(db, 'users', ids).where('users.disabledAt', 'is', null).select(personColumns),
  { column: 'users.username', name: 'username' },
  { ...personSearch, column: 'users.id' },
);

const peopleCalledSo = textKeysetList(
  (db, { start, end }: Parameters<{ start: string; end: string }>) =>
    db
      .selectFrom('users')
      .where('username', '>=', start)
      .where('username', '<', end)
      .where('disabledAt', 'is', null)
      .select(personColumns),
  { column: 'users.username', name: 'username' },
);

export interface PeopleQuery extends SearchedRange {
  /** Where the words have to be. @default in the username or in the names */
  in?: 'username' | undefined;
}

/**
 * People who are not disabled, by username, with words in their names or with a username that
 * begins so.
 */
export async function listPeople(
  db: Queryable,
  { in: where, search, ...range }: PeopleQuery,
): Promise<{ users: PersonSummary[]; meta: KeysetMeta }> {
  const start = (search ?? '').toLowerCase();
  const { rows, meta } =
    where === 'username'
      ? // No sign of a username is so late.
        await peopleCalledSo(db, { start, end: `${start}~` }, range)
      : await people(db, {}, { search, ...range });
  return { users: rows.map(toPerson), meta };
}

const personByName = compiledOnce((db, { username }: Parameters<{ username: string }>) =>
  db.selectFrom('users').where('username', '=', username).selectAll(),
);

/** A public profile; the email is for the person alone. */
export async function findProfile(
  db: Queryable,
  username: string,
  viewerId: string,
): Promise<User | undefined> {
  const row = await personByName.first(db, { username });
  return (
    row && {
      id: row.id,
      username: row.username,
      firstName: row.firstName,
      lastName: row.lastName,
      bio: row.bio,
      tags: { profile: JSON.parse(row.profileTags) as string[] },
      profilePicture: row.profilePicture,
      points: row.points,
      ...(row.id === viewerId ? { email: row.email } : {}),
    }
  );
}

/** Which of these people exist. */
export async function existingPeople(db: Queryable, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('users').where('id', 'in', ids).select('id').execute();
  return rows.map((row) => row.id);
}

const personById = compiledOnce((db, { userId }: Parameters<{ userId: string }>) =>
  db.selectFrom('users').where('id', '=', userId).select('id'),
);

export const personExists = async (db: Queryable, userId: string): Promise<boolean> =>
  (await personById.first(db, { userId })) !== undefined;

/** Somebody as shown beside what they wrote. */
export async function findPerson(
  db: Queryable,
  userId: string,
): Promise<PersonSummary | undefined> {
  const row = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(personColumns)
    .executeTakeFirst();
  return row && toPerson(row);
}

/** The members of so many clubs hear of the new name of somebody in them. */
const NOTIFIED_CLUBS_MAX = 200;

/** The clubs a person has joined last. */
export async function listClubIdsOf(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('clubMembers')
    .where('userId', '=', userId)
    .select('clubId')
    .orderBy('joinedAt', 'desc')
    .limit(NOTIFIED_CLUBS_MAX)
    .execute();
  return rows.map(({ clubId }) => clubId);
}

export async function listFavoriteTeams(db: Queryable, userId: string): Promise<FavoriteTeam[]> {
  return db
    .selectFrom('favoriteTeams')
    .where('userId', '=', userId)
    .select(['id', 'name'])
    .orderBy('position')
    .execute();
}
