import type { ProfilePost } from '@clubline/contract';
import { sql } from 'kysely';
import type { Expression } from 'kysely';
import type { Parameters } from '../../db/compiledOnce';
import { startingFrom, transact } from '../../db/dialect';
import type { Db, Queryable } from '../../db/dialect';
import { newId } from '../../db/ids';
import { keysetList } from '../../db/keyset';
import type { KeysetMeta, KeysetRange } from '../../db/keyset';
import { picturesShownBy, showPictures } from '../../services/pictures/pictures.repository';
import { claimWrite } from '../../services/writes/writeOnce';
import type { WriteClaim } from '../../services/writes/writeOnce';
import { forgetText, type Forgotten } from '../notifications';
import { noPictures, refusedIfRemoved } from './pictures';
import type { AttachedPictures } from './pictures';
import { postColumns, toPost, type PostRow } from './postRows';
import { profilePostReactions } from './reactions.repository';

/** Posts, or those of these ids, with author, viewer's reaction and both counts, in one query. */
export function profilePostsSeenBy(
  db: Queryable,
  viewerId: string | Expression<string>,
  ids?: Expression<string>,
) {
  return startingFrom(db, 'profilePosts', ids)
    .innerJoin('users', 'users.id', 'profilePosts.userId')
    .select(postColumns('profilePosts', profilePostReactions, viewerId))
    .select('profilePosts.editedAt');
}

type ProfilePostRow = PostRow & { editedAt: string | null };

/** With a description for each picture, '' where none is stored. */
export function toProfilePost({ editedAt, ...row }: ProfilePostRow): ProfilePost {
  const { mediaAlts, ...post } = toPost(row);
  const alts = post.mediaUrls.map((_url, index) => mediaAlts[index] ?? '');
  return { ...post, mediaAlts: alts, editedAt };
}

export interface ProfilePostQuery extends KeysetRange {
  userId?: string | undefined;
}

const posts = keysetList(
  (db, { viewerId, userId }: Parameters<{ viewerId: string; userId?: string }>) => {
    const all = profilePostsSeenBy(db, viewerId);
    return userId ? all.where('profilePosts.userId', '=', userId) : all;
  },
  { time: 'profilePosts.createdAt', id: 'profilePosts.id' },
);

/** Everybody's profile posts or one person's, newest first. */
export async function listProfilePosts(
  db: Queryable,
  viewerId: string,
  query: ProfilePostQuery,
): Promise<{ profilePosts: ProfilePost[]; meta: KeysetMeta }> {
  const { userId } = query;
  const values = { viewerId, ...(userId !== undefined && { userId }) };
  const { rows, meta } = await posts(db, values, query);
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
  const row = await profilePostsSeenBy(db, viewerId)
    .where('profilePosts.id', '=', id)
    .executeTakeFirst();
  return row && toProfilePost(row);
}

/** Whose post it is, what it says, and how many react to it and comment on it. */
interface ProfilePostState {
  userId: string;
  content: string;
  editedAt: string | null;
  reactionCount: number;
  commentCount: number;
}

/** What others are told of a post; undefined when it was deleted. */
export async function findProfilePostState(
  db: Queryable,
  postId: string,
): Promise<ProfilePostState | undefined> {
  return db
    .selectFrom('profilePosts')
    .where('id', '=', postId)
    .select(['userId', 'content', 'editedAt', 'reactionCount', 'commentCount'])
    .executeTakeFirst();
}

/** What notifications of reactions to a post are known by, before the id of who reacted. */
export const profilePostKey = (postId: string): string => `profile-post:${postId}`;

/**
 * Deletes a post with its author's notices of reactions, and those of who is mentioned; answers
 * these, and the pictures shown.
 */
export async function deleteProfilePost(
  db: Db,
  postId: string,
): Promise<{ shown: string[]; forgotten: Forgotten[] }> {
  return await transact(db, async (trx) => {
    const shown = await picturesShownBy(trx, 'profilePostId', postId);
    const post = await trx
      .selectFrom('profilePosts')
      .where('id', '=', postId)
      .select(['id', 'userId'])
      .executeTakeFirst();
    if (post === undefined) return { shown, forgotten: [] };
    const noticed = trx
      .selectFrom('profilePostReactions')
      .where('postId', '=', postId)
      .select(sql<string>`${`reaction:${profilePostKey(postId)}:`} || user_id`.as('occasion'));
    const forgotten = await forgetText(trx, post, noticed);
    await trx.deleteFrom('profilePosts').where('id', '=', postId).execute();
    return { shown, forgotten };
  });
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
