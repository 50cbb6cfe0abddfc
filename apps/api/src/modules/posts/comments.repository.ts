import type { Comment } from '@clubline/contract';
import { transact } from '../../db/dialect';
import type { Db, Queryable } from '../../db/dialect';
import { newId } from '../../db/ids';
import { keysetPage } from '../../db/keyset';
import type { KeysetMeta, KeysetRange } from '../../db/keyset';
import { notFoundIfDeleted } from '../../db/missingReference';
import { claimWrite } from '../../services/writes/writeOnce';
import type { WriteClaim } from '../../services/writes/writeOnce';
import { personColumns, toPerson } from '../profiles';

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

/**
 * A club post's comments and replies: the newest `limit`, oldest first; the cursor leads to earlier
 * ones.
 */
export async function listComments(
  db: Queryable,
  postId: string,
  range: KeysetRange,
): Promise<{ comments: Comment[]; meta: KeysetMeta }> {
  const list = commentsWithAuthor(db).where('clubComments.postId', '=', postId);
  const columns = { time: 'clubComments.createdAt', id: 'clubComments.id' };
  const { rows, meta } = await keysetPage(list, columns, range);
  return { comments: rows.toReversed().map(toComment), meta };
}

/** A comment's author and parent; undefined when it is not one of this post. */
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

/** Stores a comment, with the claim of who sent it; answers its id. */
export async function addComment(
  db: Db,
  comment: NewComment,
  now: string,
  claim?: WriteClaim,
): Promise<string> {
  const id = newId();
  const row = { id, ...comment, createdAt: now };
  await transact(db, async (trx) => {
    await claimWrite(trx, claim, id, now);
    await notFoundIfDeleted('Post', trx.insertInto('clubComments').values(row).execute());
  });
  return id;
}

/** A comment with its author; undefined when it was deleted. */
export async function readComment(db: Queryable, id: string): Promise<Comment | undefined> {
  const stored = await commentsWithAuthor(db).where('clubComments.id', '=', id).executeTakeFirst();
  return stored && toComment(stored);
}

export async function countProfilePostComments(db: Queryable, postId: string): Promise<number> {
  const post = await db
    .selectFrom('profilePosts')
    .where('id', '=', postId)
    .select('commentCount')
    .executeTakeFirst();
  return post?.commentCount ?? 0;
}
