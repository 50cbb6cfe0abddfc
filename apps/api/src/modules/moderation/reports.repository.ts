import type { ReportedPost, ReportReason } from '@clubline/contract';
import { sql } from 'kysely';
import type { Parameters } from '../../db/compiledOnce';
import { transact } from '../../db/dialect';
import type { Db, Queryable } from '../../db/dialect';
import { keysetList } from '../../db/keyset';
import type { KeysetMeta, KeysetRange } from '../../db/keyset';
import { notFoundIfDeleted } from '../../db/missingReference';
import { findClubPosts, lockPost } from '../posts';

/**
 * Stores a report; a second one by the same person changes its reason, and stays dismissed where
 * the first was. Answers the club whose open reports are others by it; undefined for none.
 */
export async function addReport(
  db: Db,
  postId: string,
  reporterId: string,
  reason: ReportReason,
  now: string,
): Promise<string | undefined> {
  const row = { postId, reporterId, reason, createdAt: now, dismissedAt: null };
  const insert = transact(db, async (trx) => {
    // A changed reason is counted in two rows, which another may change the other way round.
    await lockPost(trx, postId);
    return await trx
      .insertInto('postReports')
      .values(row)
      .onConflict((on) =>
        on
          .columns(['postId', 'reporterId'])
          .doUpdateSet({ reason })
          .where('postReports.reason', '!=', reason),
      )
      .returning(({ selectFrom }) => [
        'dismissedAt',
        selectFrom('clubPosts')
          .whereRef('clubPosts.id', '=', 'postReports.postId')
          .select('clubPosts.clubId')
          .as('clubId'),
      ])
      .executeTakeFirst();
  });
  const stored = await notFoundIfDeleted('Post', insert);
  return stored?.dismissedAt === null ? (stored.clubId ?? undefined) : undefined;
}

const openReports = keysetList(
  (db, { clubId, exceptOf }: Parameters<{ clubId: string; exceptOf?: string }>) =>
    db
      .selectFrom('clubPosts')
      .where('clubId', '=', clubId)
      .where('reportedAt', 'is not', null)
      .$if(exceptOf !== undefined, (query) => query.where('userId', '!=', exceptOf!))
      // A page is as long as what is read for it, and what is long of a report is its post.
      .select(['id', 'content', sql<string>`${sql.ref('reportedAt')}`.as('createdAt')]),
  { time: 'clubPosts.reportedAt', id: 'clubPosts.id' },
);

/**
 * Reported posts of a club that nobody has decided on, but for those of one author, the latest
 * report first.
 */
export async function listOpenReports(
  db: Queryable,
  { clubId, exceptOf }: { clubId: string; exceptOf?: string | undefined },
  viewerId: string,
  range: KeysetRange,
): Promise<{ reports: ReportedPost[]; meta: KeysetMeta }> {
  const { rows: latest, meta } = await openReports(
    db,
    { clubId, ...(exceptOf !== undefined && { exceptOf }) },
    range,
  );
  const ids = latest.map(({ id }) => id);
  if (ids.length === 0) return { reports: [], meta };
  const counted = await db
    .selectFrom('postReportCounts')
    .where('postId', 'in', ids)
    .where('count', '>', 0)
    .select(['postId', 'reason', 'count'])
    .orderBy('count', 'desc')
    .orderBy('reason')
    .execute();
  const posts = new Map((await findClubPosts(db, ids, viewerId)).map((post) => [post.id, post]));
  const reports = latest.flatMap(({ id: postId, createdAt: reportedAt }) => {
    const post = posts.get(postId);
    const reasons = counted
      .filter((row) => row.postId === postId)
      .map(({ reason, count }) => ({ reason, count }));
    return post ? [{ post, reasons, reportedAt }] : [];
  });
  return { reports, meta };
}

/** Lets the post stay and closes its reports. */
export async function dismissReports(db: Db, postId: string, now: string): Promise<void> {
  await transact(db, async (trx) => {
    await lockPost(trx, postId);
    await trx
      .updateTable('postReports')
      .set({ dismissedAt: now })
      .where('postId', '=', postId)
      .where('dismissedAt', 'is', null)
      .execute();
  });
}
