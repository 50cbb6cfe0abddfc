import type { ClubPost } from '@clubline/contract';
import { transact } from '../../db/dialect';
import type { Db, Queryable } from '../../db/dialect';
import { newId } from '../../db/ids';
import { keysetPage } from '../../db/keyset';
import type { KeysetMeta, KeysetRange } from '../../db/keyset';
import { notFoundIfDeleted } from '../../db/missingReference';
import { picturesShownBy, showPictures } from '../../services/pictures/pictures.repository';
import { claimWrite } from '../../services/writes/writeOnce';
import type { WriteClaim } from '../../services/writes/writeOnce';
import { noPictures, refusedIfRemoved } from './pictures';
import type { AttachedPictures } from './pictures';
import { postColumns, toPost } from './postRows';
import { clubPostReactions } from './reactions.repository';

/** Posts with their author, the viewer's reaction and both counts, in one query. */
function postsSeenBy(db: Queryable, viewerId: string) {
  return db
    .selectFrom('clubPosts')
    .innerJoin('users', 'users.id', 'clubPosts.userId')
    .select(postColumns('clubPosts', clubPostReactions, viewerId));
}

/** A club's posts, newest first. */
export async function listClubPosts(
  db: Queryable,
  clubId: string,
  viewerId: string,
  range: KeysetRange,
): Promise<{ posts: ClubPost[]; meta: KeysetMeta }> {
  const list = postsSeenBy(db, viewerId).where('clubPosts.clubId', '=', clubId);
  const columns = { time: 'clubPosts.createdAt', id: 'clubPosts.id' };
  const { rows, meta } = await keysetPage(list, columns, range);
  return { posts: rows.map(toPost), meta };
}

/** One post of a club; undefined where the club has no such post. */
export async function findClubPost(
  db: Queryable,
  { clubId, postId }: { clubId: string; postId: string },
  viewerId: string,
): Promise<ClubPost | undefined> {
  const row = await postsSeenBy(db, viewerId)
    .where('clubPosts.id', '=', postId)
    .where('clubPosts.clubId', '=', clubId)
    .executeTakeFirst();
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

export async function findClubPostOrigin(
  db: Queryable,
  postId: string,
): Promise<ClubPostOrigin | undefined> {
  return db
    .selectFrom('clubPosts')
    .innerJoin('clubs', 'clubs.id', 'clubPosts.clubId')
    .where('clubPosts.id', '=', postId)
    .select([
      'clubPosts.id as postId',
      'clubPosts.clubId',
      'clubs.name as clubName',
      'clubPosts.userId as authorId',
    ])
    .executeTakeFirst();
}

/** How many react to a post and comment on it, and where it stands. */
export const findClubPostCounts = (db: Queryable, postId: string) =>
  db
    .selectFrom('clubPosts')
    .where('id', '=', postId)
    .select(['clubId', 'reactionCount', 'commentCount'])
    .executeTakeFirst();

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

/** Gives back the names of the pictures it showed. */
export async function deleteClubPost(db: Db, postId: string): Promise<string[]> {
  return await transact(db, async (trx) => {
    const shown = await picturesShownBy(trx, 'clubPostId', postId);
    await trx.deleteFrom('clubPosts').where('id', '=', postId).execute();
    return shown;
  });
}
