import type { FavoriteTeam, PersonSummary, User } from '@clubline/contract';
import { contains, isMissingReference } from '../../db/dialect';
import type { Queryable } from '../../db/dialect';
import { notFound } from '../../http/errors';
import { personColumns, toPerson } from './people';

export interface PeopleQuery {
  search?: string | undefined;
  limit: number;
  skip: number;
}

/** People by username; one more than `limit` tells that others follow. */
export async function listPeople(
  db: Queryable,
  { search, limit, skip }: PeopleQuery,
): Promise<{ users: PersonSummary[]; hasNextPage: boolean }> {
  let list = db.selectFrom('users').select(personColumns);
  if (search) {
    list = list.where((eb) =>
      eb.or(
        (['users.username', 'users.firstName', 'users.lastName'] as const).map((column) =>
          contains(eb.ref(column), search),
        ),
      ),
    );
  }
  const rows = await list
    .orderBy('users.username')
    .limit(limit + 1)
    .offset(skip)
    .execute();
  return { users: rows.slice(0, limit).map(toPerson), hasNextPage: rows.length > limit };
}

/** A public profile; the email is for its owner alone. */
export async function findByUsername(
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

export async function personExists(db: Queryable, userId: string): Promise<boolean> {
  return (
    (await db.selectFrom('users').where('id', '=', userId).select('id').executeTakeFirst()) !==
    undefined
  );
}

/** Harmless when it is followed already. */
export async function follow(
  db: Queryable,
  followerId: string,
  followedId: string,
  now: string,
): Promise<void> {
  try {
    await db
      .insertInto('follows')
      .values({ followerId, followedId, createdAt: now })
      .onConflict((on) => on.columns(['followerId', 'followedId']).doNothing())
      .execute();
  } catch (error) {
    throw isMissingReference(error) ? notFound('User') : error;
  }
}

/** Harmless when it is not followed. */
export async function unfollow(
  db: Queryable,
  followerId: string,
  followedId: string,
): Promise<void> {
  await db
    .deleteFrom('follows')
    .where('followerId', '=', followerId)
    .where('followedId', '=', followedId)
    .execute();
}

export async function isFollowing(
  db: Queryable,
  followerId: string,
  followedId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('follows')
    .where('followerId', '=', followerId)
    .where('followedId', '=', followedId)
    .select('followerId')
    .executeTakeFirst();
  return row !== undefined;
}

export async function followCounts(
  db: Queryable,
  userId: string,
): Promise<{ followersCount: number; followingCount: number }> {
  const row = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('follows')
        .select((sub) => sub.fn.countAll<number>().as('total'))
        .where('followedId', '=', userId)
        .as('followersCount'),
      eb
        .selectFrom('follows')
        .select((sub) => sub.fn.countAll<number>().as('total'))
        .where('followerId', '=', userId)
        .as('followingCount'),
    ])
    .executeTakeFirstOrThrow();
  return { followersCount: row.followersCount ?? 0, followingCount: row.followingCount ?? 0 };
}

/** Whom the person follows, or who follows them; newest first. */
export async function followList(
  db: Queryable,
  userId: string,
  whom: 'following' | 'followers',
  limit: number,
): Promise<PersonSummary[]> {
  const [self, other] =
    whom === 'following'
      ? (['followerId', 'followedId'] as const)
      : (['followedId', 'followerId'] as const);
  const rows = await db
    .selectFrom('follows')
    .innerJoin('users', 'users.id', `follows.${other}`)
    .where(`follows.${self}`, '=', userId)
    .select(personColumns)
    .orderBy('follows.createdAt', 'desc')
    .orderBy('users.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toPerson);
}

export async function favoriteTeams(db: Queryable, userId: string): Promise<FavoriteTeam[]> {
  return db
    .selectFrom('favoriteTeams')
    .where('userId', '=', userId)
    .select(['id', 'name'])
    .orderBy('position')
    .execute();
}
