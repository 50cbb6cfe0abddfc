import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '../../../db/ids';
import { ROWS_AT_ONCE } from '../../../db/inSteps';
import { createClub, createPost } from '../../../testing/clubs';
import { countRows } from '../../../testing/countRows';
import { createCrowd, insertMany } from '../../../testing/crowd';
import { describeApi } from '../../../testing/describeApi';
import { planQueries } from '../../../testing/queryPlans';
import { untilAwaited } from '../../../testing/untilAwaited';
import { forgetEvents } from '../../notifications';
import { deleteClubPost } from '../clubPosts.repository';
import { addComment, commentEvent, deleteComment } from './comments.repository';

const AT = '2026-01-02T03:04:05.000Z';

const sumOf = (rows: number[]) => rows.reduce((sum, some) => sum + some, 0);

describeApi('deleting what many were notified of', (t) => {
  /** A post, with so many replies to its only comment, and so many notifications of each. */
  async function discussed({ replies, notified }: { replies: number; notified: number }) {
    const { db } = t.api.context;
    const [owner, reader] = await t.people(2);
    const club = await createClub(owner!);
    const { id: postId } = await createPost(owner!, club.id);
    const comment = { postId, userId: owner!.id, content: 'Yes', createdAt: AT };
    const first = { ...comment, id: newId(), parentId: null };
    await db.insertInto('clubComments').values(first).execute();
    const ids = Array.from({ length: replies }, newId);
    for (let start = 0; start < replies; start += 500)
      await db
        .insertInto('clubComments')
        .values(ids.slice(start, start + 500).map((id) => ({ ...comment, id, parentId: first.id })))
        .execute();
    const notification = { userId: reader!.id, type: 'comment', content: 'Yes', isRead: 0 };
    const about = { clubId: club.id, clubPostId: postId, createdAt: AT };
    const rows = [first.id, ...ids].flatMap((id) =>
      Array.from({ length: notified }, (_, n) => ({
        ...notification,
        ...about,
        id: newId(),
        // One person stands for many.
        occasion: n === 0 ? commentEvent(id) : `${commentEvent(id)} ${n}`,
      })),
    );
    for (let start = 0; start < rows.length; start += 500)
      await db
        .insertInto('notifications')
        .values(rows.slice(start, start + 500))
        .execute();
    return { postId, commentId: first.id, ids };
  }
  const countOf = async (table: 'clubComments' | 'notifications', postId: string) => {
    const column = table === 'clubComments' ? 'postId' : 'clubPostId';
    const { total } = await t.api.context.db
      .selectFrom(table)
      .where(sql.ref(column), '=', postId)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return total;
  };

  test('a comment with many replies takes as many statements as one with few', async () => {
    const counts: number[] = [];
    for (const replies of [1, 80]) {
      const { commentId, postId } = await discussed({ replies, notified: 1 });
      const counted = countRows(t.api.context.db);
      expect(await deleteComment(counted.db, commentId)).toHaveLength(replies + 1);
      expect(await countOf('notifications', postId)).toBe(0);
      counts.push(counted.sent.length);
    }
    expect(counts[1]).toBe(counts[0]);
  });

  test('what people were notified of events is found by post and event together', async () => {
    const { postId, ids } = await discussed({ replies: 3, notified: 1 });
    const { db, plans } = planQueries(t.api.context.db, t.api.context.dialect);
    await forgetEvents(db, postId, ids.map(commentEvent));
    const steps = (await plans()).flat();
    const isFound =
      t.api.context.dialect === 'sqlite'
        ? /SEARCH found USING .*INDEX notifications_by_event .*AND occasion=/
        : /Index Cond: \(\(club_post_id = .*\) AND \(occasion = /;
    expect(steps.filter((step) => isFound.test(step))).toHaveLength(1);
    expect(steps.filter((step) => /SCAN (notifications|found)|Seq Scan/.test(step))).toEqual([]);
  });

  test('a comment with more replies than go at once is deleted in steps', async () => {
    const replies = ROWS_AT_ONCE + 200;
    const { commentId, postId } = await discussed({ replies, notified: 1 });
    const counted = countRows(t.api.context.db);
    const forgotten = await deleteComment(counted.db, commentId);
    expect(new Set(forgotten.map(({ id }) => id)).size).toBe(replies + 1);
    expect(Math.max(...counted.deleted, ...counted.sent)).toBe(ROWS_AT_ONCE);
    // Of the notifications and of the replies; all that is left may go with the comment.
    expect(counted.deleted.filter((rows) => rows === ROWS_AT_ONCE)).toHaveLength(2);
    expect(await countOf('clubComments', postId)).toBe(0);
    expect(await countOf('notifications', postId)).toBe(0);
  });

  test('new words of a comment wait for the deletion of its post, and hold up nothing', async ({
    skip,
  }) => {
    if (t.database === 'embedded') skip();
    const { db, now } = t.api.context;
    const author = await t.person();
    const post = await createPost(author, (await createClub(author)).id);
    const comment = { postId: post.id, userId: author.id, content: 'Yes', parentId: null };
    const id = await addComment(db, comment, now());
    const edited = await db.transaction().execute(async (trx) => {
      const ofPost = trx.selectFrom('clubPosts').where('id', '=', post.id).select('id');
      await ofPost.forUpdate().execute();
      const answered = author.patch(`/club-social/club-comments/${id}`, { content: 'No' });
      await untilAwaited(db, trx);
      await sql`set local lock_timeout = '1ms'`.execute(trx);
      await trx.deleteFrom('clubComments').where('id', '=', id).execute();
      await trx.deleteFrom('clubPosts').where('id', '=', post.id).execute();
      return { answered };
    });
    expect((await edited.answered).status).toBe(404);
  });

  test('a comment waits for the deletion of its post, and holds up nothing of it', async ({
    skip,
  }) => {
    if (t.database === 'embedded') skip();
    const { db } = t.api.context;
    const { postId, commentId } = await discussed({ replies: 1, notified: 1 });
    let deleting = Promise.resolve<unknown>(undefined);
    await db.transaction().execute(async (trx) => {
      const post = trx.selectFrom('clubPosts').where('id', '=', postId).select('id');
      await post.forUpdate().execute();
      deleting = deleteComment(db, commentId);
      await untilAwaited(db, trx);
      await sql`set local lock_timeout = '1ms'`.execute(trx);
      await trx.deleteFrom('notifications').where('clubPostId', '=', postId).execute();
      await trx.deleteFrom('clubPosts').where('id', '=', postId).execute();
    });
    expect(await deleting).toEqual([]);
  });

  test('a post that people were notified of very often is deleted in steps', async () => {
    const notified = 2 * ROWS_AT_ONCE + 100;
    const { postId } = await discussed({ replies: 0, notified });
    const counted = countRows(t.api.context.db);
    const { forgotten } = await deleteClubPost(counted.db, postId);
    expect(new Set(forgotten.map(({ id }) => id)).size).toBe(notified);
    expect(Math.max(...counted.deleted)).toBe(ROWS_AT_ONCE);
    // With the comment and the post.
    expect(sumOf(counted.deleted)).toBe(notified + 2);
    expect(await countOf('clubComments', postId)).toBe(0);
    expect(await countOf('notifications', postId)).toBe(0);
  });

  test('a post with very many comments is deleted in steps, their answers first', async () => {
    const { db } = t.api.context;
    const { postId, ids } = await discussed({ replies: 2 * ROWS_AT_ONCE + 100, notified: 0 });
    await db
      .updateTable('clubComments')
      .set({ parentId: null })
      .where('id', 'in', ids.slice(0, 700))
      .execute();
    const counted = countRows(db);
    await deleteClubPost(counted.db, postId);
    expect(Math.max(...counted.deleted)).toBe(ROWS_AT_ONCE);
    // None went with another, but for its own sake: the first comment, and the post.
    expect(sumOf(counted.deleted)).toBe(ids.length + 2);
    expect(await countOf('clubComments', postId)).toBe(0);
  });

  test('a post with very many reactions is deleted in steps', async () => {
    const { db } = t.api.context;
    const owner = await t.person();
    const { id: postId } = await createPost(owner, (await createClub(owner)).id);
    const reaction = { postId, reaction: 'like', createdAt: AT } as const;
    const crowd = await createCrowd(db, owner, 2 * ROWS_AT_ONCE + 100);
    await insertMany(crowd, (some) =>
      db.insertInto('clubPostReactions').values(some.map((userId) => ({ ...reaction, userId }))),
    );
    const counted = countRows(db);
    await deleteClubPost(counted.db, postId);
    expect(Math.max(...counted.deleted)).toBe(ROWS_AT_ONCE);
    // None went with the post, which did for its own sake.
    expect(sumOf(counted.deleted)).toBe(crowd.length + 1);
  });
});
