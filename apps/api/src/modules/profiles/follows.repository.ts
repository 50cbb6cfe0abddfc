import type { PersonSummary } from '@clubline/contract';
import { transact } from '../../db/dialect';
import type { Db, Queryable } from '../../db/dialect';
import { keysetPage } from '../../db/keyset';
import type { KeysetMeta, KeysetRange } from '../../db/keyset';
import { notFoundIfDeleted } from '../../db/missingReference';
import { personColumns, toPerson } from './personSummary';

/** Harmless when it is followed already. */
export async function follow(
  db: Db,
  followerId: string,
  followedId: string,
  now: string,
): Promise<void> {
  const insert = transact(db, (trx) =>
    trx
      .insertInto('follows')
      .values({ followerId, followedId, createdAt: now })
      .onConflict((on) => on.columns(['followerId', 'followedId']).doNothing())
      .execute(),
  );
  await notFoundIfDeleted('User', insert);
}

/** Harmless when it is not followed. */
export async function unfollow(db: Db, followerId: string, followedId: string): Promise<void> {
  await transact(db, (trx) =>
    trx
      .deleteFrom('follows')
      .where('followerId', '=', followerId)
      .where('followedId', '=', followedId)
      .execute(),
  );
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
    .selectFrom('personCounts')
    .where('userId', '=', userId)
    .select(['followers as followersCount', 'following as followingCount'])
    .executeTakeFirst();
  return row ?? { followersCount: 0, followingCount: 0 };
}

/** Whom the person follows, or who follows them; newest first. */
export async function listFollows(
  db: Queryable,
  userId: string,
  whom: 'following' | 'followers',
  range: KeysetRange,
): Promise<{ people: PersonSummary[]; meta: KeysetMeta }> {
  const [self, other] =
    whom === 'following'
      ? (['followerId', 'followedId'] as const)
      : (['followedId', 'followerId'] as const);
  const list = db
    .selectFrom('follows')
    .innerJoin('users', 'users.id', `follows.${other}`)
    .where(`follows.${self}`, '=', userId)
    .select(personColumns)
    .select(['follows.createdAt', 'users.id']);
  const columns = { time: 'follows.createdAt', id: `follows.${other}` };
  const { rows, meta } = await keysetPage(list, columns, range);
  return { people: rows.map(toPerson), meta };
}
