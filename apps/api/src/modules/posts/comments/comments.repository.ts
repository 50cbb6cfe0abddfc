import type { Comment } from '@clubline/contract';
import type { Parameters } from '../../../db/compiledOnce';
import { transact } from '../../../db/dialect';
import type { Db, Queryable } from '../../../db/dialect';
import { newId } from '../../../db/ids';
import { inSteps, ROWS_AT_ONCE } from '../../../db/inSteps';
import { keysetList } from '../../../db/keyset';
import type { KeysetMeta, KeysetRange } from '../../../db/keyset';
import { notFoundIfDeleted } from '../../../db/missingReference';
import { claimWrite } from '../../../services/writes/writeOnce';
import type { WriteClaim } from '../../../services/writes/writeOnce';
import { forgetEvents } from '../../notifications';
import type { Forgotten } from '../../notifications';
import { personColumns, toPerson } from '../../profiles';
import { lockPost } from '../lockPost';

/** What notifications of a comment are known by. */
export const commentEvent = (commentId: string): string => `comment:${commentId}`;

function commentsWithAuthor(db: Queryable) {
  return db
    .selectFrom('clubComments')
    .innerJoin('users', 'users.id', 'clubComments.userId')
    .select([
      'clubComments.id',
      'clubComments.content',
      'clubComments.createdAt',
      'clubComments.editedAt',
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
  editedAt: row.editedAt,
});

const commentsOfPost = keysetList(
  (db, { postId }: Parameters<{ postId: string }>) =>
    commentsWithAuthor(db).where('clubComments.postId', '=', postId),
  { time: 'clubComments.createdAt', id: 'clubComments.id' },
);

/**
 * A club post's comments and replies: the newest `limit`, oldest first; the cursor leads to earlier
 * ones.
 */
export async function listComments(
  db: Queryable,
  postId: string,
  range: KeysetRange,
): Promise<{ comments: Comment[]; meta: KeysetMeta }> {
  const { rows, meta } = await commentsOfPost(db, { postId }, range);
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

/** Where a comment stands and who wrote it: what policies and events need. */
export interface CommentOrigin {
  postId: string;
  clubId: string;
  authorId: string;
}

export const findCommentOrigin = (
  db: Queryable,
  commentId: string,
): Promise<CommentOrigin | undefined> =>
  db
    .selectFrom('clubComments')
    .innerJoin('clubPosts', 'clubPosts.id', 'clubComments.postId')
    .where('clubComments.id', '=', commentId)
    .select(['clubComments.postId', 'clubPosts.clubId', 'clubComments.userId as authorId'])
    .executeTakeFirst();

/**
 * Deletes a comment with its replies, and what people were notified of them; answers that. In
 * steps, of which the last takes the comment.
 */
export async function deleteComment(db: Db, id: string): Promise<Forgotten[]> {
  const forgotten: Forgotten[] = [];
  await inSteps(async () => {
    const step = await transact(db, (trx) => deleteSome(trx, id));
    forgotten.push(...step.forgotten);
    return step.isMoreLeft;
  });
  return forgotten;
}

/** Deletes notifications of some replies, or, when none are left, these replies. */
async function deleteSome(
  trx: Queryable,
  id: string,
): Promise<{ forgotten: Forgotten[]; isMoreLeft: boolean }> {
  const comments = () => trx.selectFrom('clubComments').select(['id', 'postId']);
  const comment = await comments().where('id', '=', id).executeTakeFirst();
  if (comment === undefined) return { forgotten: [], isMoreLeft: false };
  await lockPost(trx, comment.postId);
  const replies = await comments().where('parentId', '=', id).limit(ROWS_AT_ONCE).execute();
  const isLast = replies.length < ROWS_AT_ONCE;
  const going = (isLast ? [...replies, comment] : replies).map((row) => row.id);
  const forgotten = await forgetEvents(trx, comment.postId, going.map(commentEvent));
  const isForgotten = forgotten.length < ROWS_AT_ONCE;
  if (isForgotten) await trx.deleteFrom('clubComments').where('id', 'in', going).execute();
  return { forgotten, isMoreLeft: !isLast || !isForgotten };
}

export async function countProfilePostComments(db: Queryable, postId: string): Promise<number> {
  const post = await db
    .selectFrom('profilePosts')
    .where('id', '=', postId)
    .select('commentCount')
    .executeTakeFirst();
  return post?.commentCount ?? 0;
}
