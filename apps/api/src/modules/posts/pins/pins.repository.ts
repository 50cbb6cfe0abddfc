import { PINNED_POSTS_MAX } from '@clubline/contract';
import type { ClubPost } from '@clubline/contract';
import { compiledOnce } from '../../../db/compiledOnce';
import type { Parameters } from '../../../db/compiledOnce';
import { transact } from '../../../db/dialect';
import type { Db, Queryable } from '../../../db/dialect';
import { conflict, notFound } from '../../../http/errors';
import { lockClub } from '../../clubs';
import { postsSeenBy } from '../clubPosts.repository';
import { toPost } from '../postRows';

interface ClubPostIds {
  clubId: string;
  postId: string;
}

const pinnedOfClub = compiledOnce(
  (db, { clubId, viewerId }: Parameters<{ clubId: string; viewerId: string }>) =>
    postsSeenBy(db, viewerId)
      .where('clubPosts.clubId', '=', clubId)
      .where('clubPosts.pinnedAt', 'is not', null)
      .orderBy('clubPosts.pinnedAt', 'desc'),
);

/** The posts that stand first in a club's feed: what was pinned last before the others. */
export async function listPinnedPosts(
  db: Queryable,
  clubId: string,
  viewerId: string,
): Promise<ClubPost[]> {
  return (await pinnedOfClub.rows(db, { clubId, viewerId })).map(toPost);
}

const findPins = (db: Queryable, clubId: string) =>
  db
    .selectFrom('clubPosts')
    .where('clubId', '=', clubId)
    .where('pinnedAt', 'is not', null)
    .orderBy('pinnedAt', 'desc')
    .select(['id', 'pinnedAt'])
    .execute();

const idsOf = (pins: { id: string }[]): string[] => pins.map(({ id }) => id);

/** Now, or right after the latest pin, so that no two have the same time. */
const afterPin = (latest: string | null | undefined, now: string): string =>
  latest && latest >= now ? new Date(Date.parse(latest) + 1).toISOString() : now;

/** Pins a post, once; answers all that are pinned by then. 409 where no more can be. */
export async function pinPost(
  db: Db,
  { clubId, postId }: ClubPostIds,
  now: string,
): Promise<string[]> {
  return await transact(db, async (trx) => {
    await lockClub(trx, clubId);
    const pinned = await findPins(trx, clubId);
    const ids = idsOf(pinned);
    if (ids.includes(postId)) return ids;
    if (pinned.length >= PINNED_POSTS_MAX)
      throw conflict(`At most ${PINNED_POSTS_MAX} posts can be pinned. Unpin one first.`);
    const { numUpdatedRows } = await trx
      .updateTable('clubPosts')
      .set({ pinnedAt: afterPin(pinned[0]?.pinnedAt, now) })
      .where('id', '=', postId)
      .where('clubId', '=', clubId)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw notFound('Post');
    return [postId, ...ids];
  });
}

/** Unpins a post; answers those that are still pinned. */
export async function unpinPost(db: Db, { clubId, postId }: ClubPostIds): Promise<string[]> {
  return await transact(db, async (trx) => {
    await lockClub(trx, clubId);
    await trx
      .updateTable('clubPosts')
      .set({ pinnedAt: null })
      .where('id', '=', postId)
      .where('clubId', '=', clubId)
      .where('pinnedAt', 'is not', null)
      .execute();
    return idsOf(await findPins(trx, clubId));
  });
}
