import type { ReportedPost, ReportReason } from '@clubline/contract';
import type { Queryable } from '../../db/dialect';
import { notFoundIfDeleted } from '../../db/missingReference';
import { findClubPosts } from '../posts';

const POSTS_MAX = 100;

/**
 * Stores a report; a second one by the same person changes its reason, and stays dismissed where
 * the first was.
 */
export async function addReport(
  db: Queryable,
  postId: string,
  reporterId: string,
  reason: ReportReason,
  now: string,
): Promise<void> {
  const row = { postId, reporterId, reason, createdAt: now, dismissedAt: null };
  const insert = db
    .insertInto('postReports')
    .values(row)
    .onConflict((on) => on.columns(['postId', 'reporterId']).doUpdateSet({ reason }));
  await notFoundIfDeleted('Post', insert.execute());
}

/** Reported posts of a club that nobody has decided on, the latest report first. */
export async function listOpenReports(
  db: Queryable,
  clubId: string,
  viewerId: string,
): Promise<ReportedPost[]> {
  const open = db
    .selectFrom('postReports')
    .innerJoin('clubPosts', 'clubPosts.id', 'postReports.postId')
    .where('clubPosts.clubId', '=', clubId)
    .where('postReports.dismissedAt', 'is', null);
  const latest = await open
    .select((eb) => ['postReports.postId', eb.fn.max('postReports.createdAt').as('reportedAt')])
    .groupBy('postReports.postId')
    .orderBy('reportedAt', 'desc')
    .orderBy('postReports.postId')
    .limit(POSTS_MAX)
    .execute();
  const ids = latest.map(({ postId }) => postId);
  if (ids.length === 0) return [];
  const counted = await open
    .where('postReports.postId', 'in', ids)
    .select((eb) => [
      'postReports.postId',
      'postReports.reason',
      eb.fn.countAll<number>().as('count'),
    ])
    .groupBy(['postReports.postId', 'postReports.reason'])
    .orderBy('count', 'desc')
    .orderBy('postReports.reason')
    .execute();
  const posts = new Map((await findClubPosts(db, ids, viewerId)).map((post) => [post.id, post]));
  return latest.flatMap(({ postId, reportedAt }) => {
    const post = posts.get(postId);
    const reasons = counted
      .filter((row) => row.postId === postId)
      .map(({ reason, count }) => ({ reason, count }));
    return post ? [{ post, reasons, reportedAt }] : [];
  });
}

/** Lets the post stay and closes its reports. */
export async function dismissReports(db: Queryable, postId: string, now: string): Promise<void> {
  await db
    .updateTable('postReports')
    .set({ dismissedAt: now })
    .where('postId', '=', postId)
    .where('dismissedAt', 'is', null)
    .execute();
}
