import type { PersonSummary } from '@clubline/contract';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { compiledOnce } from '../../db/compiledOnce';
import type { Parameters } from '../../db/compiledOnce';
import { dialectOf, startingFrom, transact } from '../../db/dialect';
import type { Db, Queryable } from '../../db/dialect';
import { keysetList } from '../../db/keyset';
import type { KeysetMeta, SearchedRange } from '../../db/keyset';
import { notFoundIfDeleted } from '../../db/missingReference';
import type { Found } from '../../db/search/listQuery';
import type { Tables } from '../../db/tables';
import { conflict } from '../../http/errors';
import { personColumns, personSearch, toPerson } from './personSummary';

/** As many people as one person may follow. */
export const FOLLOWING_MAX = 5_000;

/** Harmless when it is followed already; 409 beyond the number of people that one may follow. */
export async function follow(
  db: Db,
  followerId: string,
  followedId: string,
  now: string,
): Promise<void> {
  const insert = transact(db, async (trx) => {
    await lockCounts(trx, [followerId, followedId]);
    const added = await trx
      .insertInto('follows')
      .values({ followerId, followedId, createdAt: now })
      .onConflict((on) => on.columns(['followerId', 'followedId']).doNothing())
      .returning('followedId')
      .execute();
    if (added.length === 0) return;
    // Counted with this one, by a write of the follower's row: others of theirs wait for it.
    const { followingCount } = await followCounts(trx, followerId);
    if (followingCount > FOLLOWING_MAX)
      throw conflict(
        `Nobody may follow more than ${FOLLOWING_MAX.toLocaleString('en')} people. ` +
          'Unfollow somebody first.',
      );
  });
  await notFoundIfDeleted('User', insert);
}

/** Harmless when it is not followed. */
export async function unfollow(db: Db, followerId: string, followedId: string): Promise<void> {
  await transact(db, async (trx) => {
    await lockCounts(trx, [followerId, followedId]);
    await trx
      .deleteFrom('follows')
      .where('followerId', '=', followerId)
      .where('followedId', '=', followedId)
      .execute();
  });
}

/**
 * Two who follow each other at once count in the order of their ids, as whoever else changes counts
 * of several people does: else each would wait for the other, and PostgreSQL for a second until it
 * ends one of them. The embedded database has one writer anyway.
 */
async function lockCounts(trx: Transaction<Tables>, userIds: string[]): Promise<void> {
  if (dialectOf(trx) !== 'postgres') return;
  await trx
    .selectFrom('personCounts')
    .where('userId', 'in', userIds)
    .select('userId')
    .orderBy('userId')
    .forUpdate()
    .execute();
}

const oneFollow = compiledOnce(
  (db, { followerId, followedId }: Parameters<{ followerId: string; followedId: string }>) =>
    db
      .selectFrom('follows')
      .where('followerId', '=', followerId)
      .where('followedId', '=', followedId)
      .select('followerId'),
);

export const isFollowing = async (
  db: Queryable,
  followerId: string,
  followedId: string,
): Promise<boolean> => (await oneFollow.first(db, { followerId, followedId })) !== undefined;

/** Pages of lists have no more people. */
const PAGE_MAX = 100;

/**
 * The people of a page, each with whether the viewer follows them: one query for all. Longer lists
 * do not say it.
 */
export async function withFollows<Listed extends { id: string }>(
  db: Queryable,
  viewerId: string,
  people: Listed[],
): Promise<(Listed & { isFollowing?: boolean })[]> {
  if (people.length === 0 || people.length > PAGE_MAX) return people;
  const rows = await db
    .selectFrom('follows')
    .where('followerId', '=', viewerId)
    .where(
      'followedId',
      'in',
      people.map(({ id }) => id),
    )
    .select('followedId')
    .execute();
  const followed = new Set(rows.map(({ followedId }) => followedId));
  return people.map((person) => ({ ...person, isFollowing: followed.has(person.id) }));
}

const counts = compiledOnce((db, { userId }: Parameters<{ userId: string }>) =>
  db
    .selectFrom('personCounts')
    .where('userId', '=', userId)
    .select(['followers as followersCount', 'following as followingCount']),
);

export async function followCounts(
  db: Queryable,
  userId: string,
): Promise<{ followersCount: number; followingCount: number }> {
  const row = await counts.first(db, { userId });
  return row ?? { followersCount: 0, followingCount: 0 };
}

const follows = (self: 'followerId' | 'followedId', other: 'followerId' | 'followedId') =>
  keysetList(
    (db, { userId, ids }: Parameters<{ userId: string }> & Found) =>
      startingFrom(db, 'follows', ids)
        .innerJoin('users', 'users.id', `follows.${other}`)
        .where(`follows.${self}`, '=', userId)
        .select(personColumns)
        .select(['follows.createdAt', 'users.id']),
    { time: 'follows.createdAt', id: `follows.${other}` },
    // The lists show usernames alone; who has the words in a name is found and left out.
    { ...personSearch, texts: [sql.ref('listed.username')], column: `follows.${other}` },
  );

const lists = {
  following: follows('followerId', 'followedId'),
  followers: follows('followedId', 'followerId'),
};

/** Whom the person follows, or who follows them; newest first. */
export async function listFollows(
  db: Queryable,
  userId: string,
  whom: 'following' | 'followers',
  range: SearchedRange,
): Promise<{ people: PersonSummary[]; meta: KeysetMeta }> {
  const { rows, meta } = await lists[whom](db, { userId }, range);
  return { people: rows.map(toPerson), meta };
}
