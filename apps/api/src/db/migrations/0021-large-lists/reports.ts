import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { textType } from '../../dialect';
import type { DialectName } from '../../dialect';

type Schema = Kysely<unknown>;

const EVENTS = ['insert', 'update', 'delete'] as const;

/**
 * How often each reason was given in the open reports of a post, kept in rows, and the time of the
 * latest one, which is looked for only where it may have gone.
 */
export async function countsOfReports(db: Schema, dialect: DialectName): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await db.schema
    .createTable('postReportCounts')
    .addColumn('postId', textType(dialect), (c) =>
      c.notNull().references('clubPosts.id').onDelete('cascade'),
    )
    .addColumn('reason', textType(dialect), (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('postReportCountsKey', ['postId', 'reason'])
    .execute();
  await run(`insert into post_report_counts (post_id, reason, count)
    select post_id, reason, count(*) from post_reports where dismissed_at is null group by 1, 2`);
  await run(`create index post_reports_open on post_reports (post_id, created_at)
    where dismissed_at is null`);
  for (const event of EVENTS) {
    await run(
      `drop trigger reported_at_${event}${dialect === 'postgres' ? ' on post_reports' : ''}`,
    );
    if (dialect === 'postgres') await run(`drop function reported_at_${event}()`);
  }
  for (const statement of dialect === 'postgres' ? inPostgres() : inSqlite()) await run(statement);
}

const latestOf = (post: string) => `(select max(created_at) from post_reports
  where post_reports.post_id = ${post} and post_reports.dismissed_at is null)`;

function inSqlite(): string[] {
  const add = `insert into post_report_counts (post_id, reason, count)
    select new.post_id, new.reason, 1 where new.dismissed_at is null
    on conflict (post_id, reason) do update set count = count + 1;`;
  const subtract = `update post_report_counts set count = count - 1
    where post_id = old.post_id and reason = old.reason and old.dismissed_at is null;`;
  const advance = `update club_posts
    set reported_at = max(coalesce(reported_at, ''), new.created_at)
    where id = new.post_id and new.dismissed_at is null;`;
  const retreat = `update club_posts set reported_at = ${latestOf('old.post_id')}
    where id = old.post_id and reported_at = old.created_at;`;
  const trigger = (event: (typeof EVENTS)[number], ...work: string[]) =>
    `create trigger reported_${event} after ${event} on post_reports begin ${work.join(' ')} end`;
  return [
    trigger('insert', add, advance),
    trigger('update', subtract, add, advance, retreat),
    trigger('delete', subtract, retreat),
  ];
}

/** Once a statement, so that many reports that are dismissed at once cost one update. */
function inPostgres(): string[] {
  const counted = (rows: string, sign: string) =>
    `select post_id, reason, ${sign}count(*) as count from ${rows}
      where dismissed_at is null group by 1, 2`;
  const advance = `update club_posts set reported_at = greatest(reported_at, latest.at)
    from (select post_id, max(created_at) as at from after where dismissed_at is null group by 1)
      latest
    where id = latest.post_id;`;
  // A post that is gone takes its counts along, so nothing is added for one.
  const subtract = `update post_report_counts set count = post_report_counts.count + gone.count
    from (${counted('before', '-')}) gone
    where post_report_counts.post_id = gone.post_id and post_report_counts.reason = gone.reason;`;
  const add = `insert into post_report_counts (post_id, reason, count) ${counted('after', '')}
    on conflict (post_id, reason)
      do update set count = post_report_counts.count + excluded.count;`;
  const retreat = `update club_posts set reported_at = ${latestOf('club_posts.id')}
    where id in (select post_id from before);`;
  const trigger = (event: (typeof EVENTS)[number], rows: string, ...work: string[]) => [
    `create function reported_${event}() returns trigger language plpgsql as $$
      begin
        ${work.join('\n')}
        return null;
      end $$`,
    `create trigger reported_${event} after ${event} on post_reports
      referencing ${rows} for each statement execute function reported_${event}()`,
  ];
  const [before, after] = ['old table as before', 'new table as after'];
  return [
    ...trigger('insert', after!, add, advance),
    ...trigger('update', `${before} ${after}`, subtract, add, retreat),
    ...trigger('delete', before!, subtract, retreat),
  ];
}
