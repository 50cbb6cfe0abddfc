import type { ClubPost, Comment } from '@clubline/contract';
import type { Queryable } from '../../db/dialect';
import { unlessGone } from '../../db/gone';
import { newId } from '../../db/ids';
import { decodeCursor, encodeCursor, keysetPage } from '../../db/keyset';
import type { KeysetMeta } from '../../db/keyset';
import { personColumns, toPerson } from '../users/people';

export interface KeysetRange {
  cursor?: string | undefined;
  limit: number;
}

/** Posts with their author, the viewer's reaction and both counts, in one query. */
function postsSeenBy(db: Queryable, viewerId: string) {
  return db
    .selectFrom('clubPosts')
    .innerJoin('users', 'users.id', 'clubPosts.userId')
    .select([
      'clubPosts.id',
      'clubPosts.content',
      'clubPosts.mediaUrls',
      'clubPosts.mediaAlts',
      'clubPosts.createdAt',
    ])
    .select(personColumns)
    .select((eb) => [
      eb
        .selectFrom('clubPostReactions as own')
        .select('own.reaction')
        .whereRef('own.postId', '=', 'clubPosts.id')
        .where('own.userId', '=', viewerId)
        .as('reaction'),
      eb
        .selectFrom('clubPostReactions as every')
        .select((sub) => sub.fn.countAll<number>().as('total'))
        .whereRef('every.postId', '=', 'clubPosts.id')
        .as('reactionCount'),
      eb
        .selectFrom('clubComments')
        .select((sub) => sub.fn.countAll<number>().as('total'))
        .whereRef('clubComments.postId', '=', 'clubPosts.id')
        .where('clubComments.parentId', 'is', null)
        .as('commentCount'),
    ]);
}

type PostRow = Awaited<ReturnType<ReturnType<typeof postsSeenBy>['executeTakeFirstOrThrow']>>;

function toPost(row: PostRow): ClubPost {
  return {
    id: row.id,
    content: row.content,
    createdAt: row.createdAt,
    mediaUrls: JSON.parse(row.mediaUrls) as string[],
    mediaAlts: JSON.parse(row.mediaAlts) as string[],
    user: toPerson(row),
    reaction: row.reaction,
    reactionCount: row.reactionCount ?? 0,
    commentCount: row.commentCount ?? 0,
  };
}

/** A club's posts, newest first. */
export async function feed(
  db: Queryable,
  clubId: string,
  viewerId: string,
  { cursor, limit }: KeysetRange,
): Promise<{ posts: ClubPost[]; meta: KeysetMeta }> {
  let list = postsSeenBy(db, viewerId).where('clubPosts.clubId', '=', clubId);
  if (cursor) {
    const after = decodeCursor(cursor);
    list = list.where((eb) =>
      eb(
        eb.refTuple('clubPosts.createdAt', 'clubPosts.id'),
        '<',
        eb.tuple(after.createdAt, after.id),
      ),
    );
  }
  const found = await list
    .orderBy('clubPosts.createdAt', 'desc')
    .orderBy('clubPosts.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { rows, meta } = keysetPage(found, limit);
  return { posts: rows.map(toPost), meta };
}

export async function findPost(
  db: Queryable,
  postId: string,
  viewerId: string,
): Promise<ClubPost | undefined> {
  const row = await postsSeenBy(db, viewerId).where('clubPosts.id', '=', postId).executeTakeFirst();
  return row && toPost(row);
}

/** These posts, in no order; those that are gone are left out. */
export async function findPosts(
  db: Queryable,
  postIds: string[],
  viewerId: string,
): Promise<ClubPost[]> {
  return (await postsSeenBy(db, viewerId).where('clubPosts.id', 'in', postIds).execute()).map(
    toPost,
  );
}

export interface PostPlace {
  postId: string;
  clubId: string;
  clubName: string;
  authorId: string;
}

/** Where a post stands and whose it is: what policies and notifications need. */
export async function placeOfPost(db: Queryable, postId: string): Promise<PostPlace | undefined> {
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

export interface NewPost {
  clubId: string;
  userId: string;
  content: string;
  mediaUrls: string[];
  mediaAlts?: string[];
}

export async function addPost(
  db: Queryable,
  { mediaAlts = [], ...post }: NewPost,
  now: string,
): Promise<string> {
  const id = newId();
  const row = {
    id,
    ...post,
    mediaUrls: JSON.stringify(post.mediaUrls),
    mediaAlts: JSON.stringify(mediaAlts.slice(0, post.mediaUrls.length)),
    createdAt: now,
  };
  await unlessGone('Club', db.insertInto('clubPosts').values(row).execute());
  return id;
}

export async function deletePost(db: Queryable, postId: string): Promise<void> {
  await db.deleteFrom('clubPosts').where('id', '=', postId).execute();
}

function commentsWithAuthor(db: Queryable) {
  return db
    .selectFrom('clubComments')
    .innerJoin('users', 'users.id', 'clubComments.userId')
    .select([
      'clubComments.id',
      'clubComments.content',
      'clubComments.createdAt',
      'clubComments.parentId as parentComment',
    ])
    .select(personColumns);
}

type CommentRow = Awaited<
  ReturnType<ReturnType<typeof commentsWithAuthor>['executeTakeFirstOrThrow']>
>;

const toComment = (row: CommentRow): Comment => ({
  id: row.id,
  content: row.content,
  createdAt: row.createdAt,
  user: toPerson(row),
  parentComment: row.parentComment,
});

/** A post's comments and replies: the newest `limit`, told oldest first; the cursor leads to earlier ones. */
export async function commentsOf(
  db: Queryable,
  postId: string,
  { cursor, limit }: KeysetRange,
): Promise<{ comments: Comment[]; meta: KeysetMeta }> {
  let list = commentsWithAuthor(db).where('clubComments.postId', '=', postId);
  if (cursor) {
    const before = decodeCursor(cursor);
    list = list.where((eb) =>
      eb(
        eb.refTuple('clubComments.createdAt', 'clubComments.id'),
        '<',
        eb.tuple(before.createdAt, before.id),
      ),
    );
  }
  const found = await list
    .orderBy('clubComments.createdAt', 'desc')
    .orderBy('clubComments.id', 'desc')
    .limit(limit + 1)
    .execute();
  const rows = found.slice(0, limit);
  const oldest = rows.at(-1);
  const hasMore = found.length > limit;
  return {
    comments: rows.toReversed().map(toComment),
    meta: { hasMore, nextCursor: hasMore && oldest !== undefined ? encodeCursor(oldest) : null },
  };
}

/** A comment's author and place; undefined when it is not one of this post. */
export async function findComment(db: Queryable, postId: string, commentId: string) {
  return db
    .selectFrom('clubComments')
    .where('id', '=', commentId)
    .where('postId', '=', postId)
    .select(['id', 'userId', 'parentId'])
    .executeTakeFirst();
}

export interface NewComment {
  postId: string;
  userId: string;
  content: string;
  parentId: string | null;
}

export async function addComment(
  db: Queryable,
  comment: NewComment,
  now: string,
): Promise<Comment> {
  const id = newId();
  await unlessGone(
    'Post',
    db
      .insertInto('clubComments')
      .values({ id, ...comment, createdAt: now })
      .execute(),
  );
  const row = await commentsWithAuthor(db)
    .where('clubComments.id', '=', id)
    .executeTakeFirstOrThrow();
  return toComment(row);
}
