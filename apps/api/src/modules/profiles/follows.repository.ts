import type { PersonSummary } from '@clubline/contract';
import type { Queryable } from '../../db/dialect';
import { notFoundIfDeleted } from '../../db/missingReference';
import { personColumns, toPerson } from './personSummary';

/** Harmless when it is followed already. */
export async function follow(
  db: Queryable,
  followerId: string,
  followedId: string,
  now: string,
): Promise<void> {
  const row = db
    .insertInto('follows')
    .values({ followerId, followedId, createdAt: now })
    .onConflict((on) => on.columns(['followerId', 'followedId']).doNothing());
  await notFoundIfDeleted('User', row.execute());
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
export async function listFollows(
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
