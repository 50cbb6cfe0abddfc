import type { ProfilePost } from '@clubline/contract';
import type { Queryable } from '../../db/dialect';
import { newId } from '../../db/ids';
import { decodeCursor, keysetPage } from '../../db/keyset';
import type { KeysetMeta } from '../../db/keyset';
import { personColumns, toPerson } from '../users/people';

/** Posts with their author, the viewer's reaction and both counts, in one query. */
function postsSeenBy(db: Queryable, viewerId: string) {
  return db
    .selectFrom('profilePosts')
    .innerJoin('users', 'users.id', 'profilePosts.userId')
    .select([
      'profilePosts.id',
      'profilePosts.content',
      'profilePosts.mediaUrls',
      'profilePosts.mediaAlts',
      'profilePosts.createdAt',
    ])
    .select(personColumns)
    .select((eb) => [
      eb
        .selectFrom('profilePostReactions as own')
        .select('own.reaction')
        .whereRef('own.postId', '=', 'profilePosts.id')
        .where('own.userId', '=', viewerId)
        .as('reaction'),
      eb
        .selectFrom('profilePostReactions as every')
        .select((sub) => sub.fn.countAll<number>().as('total'))
        .whereRef('every.postId', '=', 'profilePosts.id')
        .as('reactionCount'),
      eb
        .selectFrom('profilePostComments')
        .select((sub) => sub.fn.countAll<number>().as('total'))
        .whereRef('profilePostComments.postId', '=', 'profilePosts.id')
        .as('commentCount'),
    ]);
}

type PostRow = Awaited<ReturnType<ReturnType<typeof postsSeenBy>['executeTakeFirstOrThrow']>>;

function toPost(row: PostRow): ProfilePost {
  const mediaUrls = JSON.parse(row.mediaUrls) as string[];
  const alts = JSON.parse(row.mediaAlts) as string[];
  return {
    id: row.id,
    content: row.content,
    createdAt: row.createdAt,
    mediaUrls,
    mediaAlts: mediaUrls.map((_url, index) => alts[index] ?? ''),
    user: toPerson(row),
    reaction: row.reaction,
    reactionCount: row.reactionCount ?? 0,
    commentCount: row.commentCount ?? 0,
  };
}

export interface ProfilePostQuery {
  userId?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Everybody's profile posts or one person's, newest first. */
export async function listProfilePosts(
  db: Queryable,
  viewerId: string,
  query: ProfilePostQuery,
): Promise<{ profilePosts: ProfilePost[]; meta: KeysetMeta }> {
  const { userId, cursor, limit } = query;
  let list = postsSeenBy(db, viewerId);
  if (userId !== undefined) list = list.where('profilePosts.userId', '=', userId);
  if (cursor) {
    const after = decodeCursor(cursor);
    list = list.where((eb) =>
      eb(
        eb.refTuple('profilePosts.createdAt', 'profilePosts.id'),
        '<',
        eb.tuple(after.createdAt, after.id),
      ),
    );
  }
  const found = await list
    .orderBy('profilePosts.createdAt', 'desc')
    .orderBy('profilePosts.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { rows, meta } = keysetPage(found, limit);
  return { profilePosts: rows.map(toPost), meta };
}

export interface NewProfilePost {
  userId: string;
  content: string;
  mediaUrls: string[];
  /** @default [] */
  mediaAlts?: string[];
}

export async function addProfilePost(
  db: Queryable,
  post: NewProfilePost,
  now: string,
): Promise<ProfilePost> {
  const id = newId();
  const { mediaUrls, mediaAlts = [] } = post;
  await db
    .insertInto('profilePosts')
    .values({
      id,
      ...post,
      mediaUrls: JSON.stringify(mediaUrls),
      mediaAlts: JSON.stringify(mediaAlts),
      createdAt: now,
    })
    .execute();
  return toPost(
    await postsSeenBy(db, post.userId).where('profilePosts.id', '=', id).executeTakeFirstOrThrow(),
  );
}

/** Whose post it is; undefined when there is none. */
export async function authorOf(db: Queryable, postId: string): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('profilePosts')
    .innerJoin('users', 'users.id', 'profilePosts.userId')
    .where('profilePosts.id', '=', postId)
    .select('users.id')
    .executeTakeFirst();
}

export async function countComments(db: Queryable, postId: string): Promise<number> {
  const { total } = await db
    .selectFrom('profilePostComments')
    .where('postId', '=', postId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
