import type { FavoriteTeam, PersonSummary, User } from '@clubline/contract';
import { anyContains } from '../../db/dialect';
import type { Queryable } from '../../db/dialect';
import { textKeysetPage } from '../../db/keyset';
import type { KeysetMeta, KeysetRange } from '../../db/keyset';
import { fullName, personColumns, personNames, toPerson } from './personSummary';
import type { PersonRow } from './personSummary';

export interface PeopleQuery extends KeysetRange {
  search?: string | undefined;
}

/** People by username. */
export async function listPeople(
  db: Queryable,
  { search, ...range }: PeopleQuery,
): Promise<{ users: PersonSummary[]; meta: KeysetMeta }> {
  let list = db.selectFrom('users').select(personColumns);
  if (search) list = list.where(anyContains([...personNames, fullName], search));
  const byName = { column: 'users.username', textOf: (row: PersonRow) => row.username };
  const { rows, meta } = await textKeysetPage(list, byName, range);
  return { users: rows.map(toPerson), meta };
}

/** A public profile; the email is for the person alone. */
export async function findProfile(
  db: Queryable,
  username: string,
  viewerId: string,
): Promise<User | undefined> {
  const row = await db
    .selectFrom('users')
    .where('username', '=', username)
    .selectAll()
    .executeTakeFirst();
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

export async function personExists(db: Queryable, userId: string): Promise<boolean> {
  return (await existingPeople(db, [userId])).length > 0;
}

export async function listFavoriteTeams(db: Queryable, userId: string): Promise<FavoriteTeam[]> {
  return db
    .selectFrom('favoriteTeams')
    .where('userId', '=', userId)
    .select(['id', 'name'])
    .orderBy('position')
    .execute();
}
