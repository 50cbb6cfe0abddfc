import type { ProfilePost } from '@clubline/contract';
import { transact } from '../../db/dialect';
import type { Db, Queryable } from '../../db/dialect';
import { newId } from '../../db/ids';
import { keysetPage } from '../../db/keyset';
import type { KeysetMeta, KeysetRange } from '../../db/keyset';
import { showPictures } from '../../services/pictures/pictures.repository';
import { claimWrite } from '../../services/writes/writeOnce';
import type { WriteClaim } from '../../services/writes/writeOnce';
import { noPictures, refusedIfRemoved } from './pictures';
import type { AttachedPictures } from './pictures';
import { postColumns, toPost, type PostRow } from './postRows';
import { profilePostReactions } from './reactions.repository';

/** Posts with their author, the viewer's reaction and both counts, in one query. */
function postsSeenBy(db: Queryable, viewerId: string) {
  return db
    .selectFrom('profilePosts')
    .innerJoin('users', 'users.id', 'profilePosts.userId')
    .select(postColumns('profilePosts', profilePostReactions, viewerId));
}

/** With a description for each picture, '' where none is stored. */
function toProfilePost(row: PostRow): ProfilePost {
  const { mediaAlts, ...post } = toPost(row);
  return { ...post, mediaAlts: post.mediaUrls.map((_url, index) => mediaAlts[index] ?? '') };
}

export interface ProfilePostQuery extends KeysetRange {
  userId?: string | undefined;
}

/** Everybody's profile posts or one person's, newest first. */
export async function listProfilePosts(
  db: Queryable,
  viewerId: string,
  query: ProfilePostQuery,
): Promise<{ profilePosts: ProfilePost[]; meta: KeysetMeta }> {
  const { userId } = query;
  let list = postsSeenBy(db, viewerId);
  if (userId !== undefined) list = list.where('profilePosts.userId', '=', userId);
  const columns = { time: 'profilePosts.createdAt', id: 'profilePosts.id' };
  const { rows, meta } = await keysetPage(list, columns, query);
  return { profilePosts: rows.map(toProfilePost), meta };
}

export interface NewProfilePost {
  userId: string;
  content: string;
  /** @default none */
  pictures?: AttachedPictures;
  /** @default [] */
  mediaAlts?: string[];
}

/** Stores a post, with the claim of who sent it; answers its id. */
export async function addProfilePost(
  db: Db,
  { mediaAlts = [], pictures = noPictures, ...post }: NewProfilePost,
  now: string,
  claim?: WriteClaim,
): Promise<string> {
  const id = newId();
  const row = {
    id,
    ...post,
    mediaUrls: JSON.stringify(pictures.urls),
    mediaAlts: JSON.stringify(mediaAlts),
    createdAt: now,
  };
  await transact(db, async (trx) => {
    await claimWrite(trx, claim, id, now);
    await trx.insertInto('profilePosts').values(row).execute();
    await refusedIfRemoved(showPictures(trx, 'profilePostId', id, pictures.names));
  });
  return id;
}

/** A post with its author; undefined when it was deleted. */
export async function findProfilePost(
  db: Queryable,
  id: string,
  viewerId: string,
): Promise<ProfilePost | undefined> {
  const row = await postsSeenBy(db, viewerId).where('profilePosts.id', '=', id).executeTakeFirst();
  return row && toProfilePost(row);
}

/** Who wrote a post; undefined when there is none. */
export async function findProfilePostAuthor(
  db: Queryable,
  postId: string,
): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('profilePosts')
    .innerJoin('users', 'users.id', 'profilePosts.userId')
    .where('profilePosts.id', '=', postId)
    .select('users.id')
    .executeTakeFirst();
}
