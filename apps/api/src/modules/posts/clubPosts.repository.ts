import type { ClubPost } from '@clubline/contract';
import type { Expression } from 'kysely';
import { compiledOnce } from '../../db/compiledOnce';
import type { Parameters } from '../../db/compiledOnce';
import { deleteInSteps } from '../../db/deletion/deleteInSteps';
import { goesWithClubPost } from '../../db/deletion/goesWith';
import { startingFrom, transact } from '../../db/dialect';
import type { Db, Queryable } from '../../db/dialect';
import { newId } from '../../db/ids';
import { keysetList } from '../../db/keyset';
import type { KeysetMeta, KeysetRange } from '../../db/keyset';
import { notFoundIfDeleted } from '../../db/missingReference';
import { showPictures } from '../../services/pictures/pictures.repository';
import { claimWrite } from '../../services/writes/writeOnce';
import type { WriteClaim } from '../../services/writes/writeOnce';
import type { Forgotten } from '../notifications';
import { noPictures, refusedIfRemoved } from './pictures';
import type { AttachedPictures } from './pictures';
import { postColumns, toPost } from './postRows';
import { clubPostReactions } from './reactions.repository';

/** Posts, or those of these ids, with author, viewer's reaction and both counts, in one query. */
export function postsSeenBy(
  db: Queryable,
  viewerId: string | Expression<string>,
  ids?: Expression<string>,
) {
  return startingFrom(db, 'clubPosts', ids)
    .innerJoin('users', 'users.id', 'clubPosts.userId')
    .select(postColumns('clubPosts', clubPostReactions, viewerId));
}

const postsOfClub = keysetList(
  (db, { clubId, viewerId }: Parameters<{ clubId: string; viewerId: string }>) =>
    postsSeenBy(db, viewerId).where('clubPosts.clubId', '=', clubId),
  { time: 'clubPosts.createdAt', id: 'clubPosts.id' },
);

/** A club's posts, newest first. */
export async function listClubPosts(
  db: Queryable,
  clubId: string,
  viewerId: string,
  range: KeysetRange,
): Promise<{ posts: ClubPost[]; meta: KeysetMeta }> {
  const { rows, meta } = await postsOfClub(db, { clubId, viewerId }, range);
  return { posts: rows.map(toPost), meta };
}

const postOfClub = compiledOnce(
  (db, values: Parameters<{ clubId: string; postId: string; viewerId: string }>) =>
    postsSeenBy(db, values.viewerId)
      .where('clubPosts.id', '=', values.postId)
      .where('clubPosts.clubId', '=', values.clubId),
);

/** One post of a club; undefined where the club has no such post. */
export async function findClubPost(
  db: Queryable,
  post: { clubId: string; postId: string },
  viewerId: string,
): Promise<ClubPost | undefined> {
  const row = await postOfClub.first(db, { ...post, viewerId });
  return row && toPost(row);
}

/** These posts, in no order; those that were deleted are left out. */
export async function findClubPosts(
  db: Queryable,
  postIds: string[],
  viewerId: string,
): Promise<ClubPost[]> {
  const rows = await postsSeenBy(db, viewerId).where('clubPosts.id', 'in', postIds).execute();
  return rows.map(toPost);
}

/** The club a post belongs to and its author: what policies and notifications need. */
export interface ClubPostOrigin {
  postId: string;
  clubId: string;
  clubName: string;
  authorId: string;
}

const originOfPost = compiledOnce((db, { postId }: Parameters<{ postId: string }>) =>
  db
    .selectFrom('clubPosts')
    .innerJoin('clubs', 'clubs.id', 'clubPosts.clubId')
    .where('clubPosts.id', '=', postId)
    .where('clubs.deletedAt', 'is', null)
    .select([
      'clubPosts.id as postId',
      'clubPosts.clubId',
      'clubs.name as clubName',
      'clubPosts.userId as authorId',
    ]),
);

export const findClubPostOrigin = (
  db: Queryable,
  postId: string,
): Promise<ClubPostOrigin | undefined> => originOfPost.first(db, { postId });

const countsOfPost = compiledOnce((db, { postId }: Parameters<{ postId: string }>) =>
  db
    .selectFrom('clubPosts')
    .where('id', '=', postId)
    .select(['clubId', 'reactionCount', 'commentCount']),
);

/** How many react to a post and comment on it, and where it stands. */
export const findClubPostCounts = (db: Queryable, postId: string) =>
  countsOfPost.first(db, { postId });

export interface NewClubPost {
  clubId: string;
  userId: string;
  content: string;
  /** @default none */
  pictures?: AttachedPictures;
  /** @default [] */
  mediaAlts?: string[];
}

/** Stores a post, with the claim of who sent it; answers its id. */
export async function addClubPost(
  db: Db,
  { mediaAlts = [], pictures = noPictures, ...post }: NewClubPost,
  now: string,
  claim?: WriteClaim,
): Promise<string> {
  const id = newId();
  const row = {
    id,
    ...post,
    mediaUrls: JSON.stringify(pictures.urls),
    mediaAlts: JSON.stringify(mediaAlts.slice(0, pictures.urls.length)),
    createdAt: now,
  };
  await transact(db, async (trx) => {
    await claimWrite(trx, claim, id, now);
    await notFoundIfDeleted('Club', trx.insertInto('clubPosts').values(row).execute());
    await refusedIfRemoved(showPictures(trx, 'clubPostId', id, pictures.names));
  });
  return id;
}

/**
 * Answers the names of the pictures it showed, and what people were notified of it. In steps, of
 * which the last takes the post.
 */
export async function deleteClubPost(
  db: Db,
  postId: string,
): Promise<{ shown: string[]; forgotten: Forgotten[] }> {
  const forgotten: Forgotten[] = [];
  const shown: string[] = [];
  await deleteInSteps(db, { table: 'clubPosts', id: postId }, goesWithClubPost, (gone) => {
    for (const { id, userId } of gone.notifications ?? [])
      forgotten.push({ id: id!, userId: userId! });
    for (const { pictureName } of gone.pictureShows ?? []) shown.push(pictureName!);
  });
  return { shown, forgotten };
}
