import type { FavoriteTeam, PersonSummary, User } from '@clubline/contract';
import { anyContains } from '../../db/dialect';
import type { Queryable } from '../../db/dialect';
import { personColumns, personNames, toPerson } from './personSummary';

export interface PeopleQuery {
  search?: string | undefined;
  limit: number;
  skip: number;
}

/** People by username. */
export async function listPeople(
  db: Queryable,
  { search, limit, skip }: PeopleQuery,
): Promise<{ users: PersonSummary[]; hasNextPage: boolean }> {
  let list = db.selectFrom('users').select(personColumns);
  if (search) list = list.where(anyContains(personNames, search));
  const rows = await list
    .orderBy('users.username')
    .limit(limit + 1)
    .offset(skip)
    .execute();
  return { users: rows.slice(0, limit).map(toPerson), hasNextPage: rows.length > limit };
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
