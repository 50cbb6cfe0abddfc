import { sql } from 'kysely';
import { textType } from '../dialect';
import type { SchemaMigration } from '../schemaMigration';

const latestOf = (post: string) => `(select max(created_at) from post_reports
  where post_reports.post_id = ${post} and post_reports.dismissed_at is null)`;
const update = (post: string) =>
  `update club_posts set reported_at = ${latestOf(post)} where club_posts.id = ${post}`;

/** When the latest open report of a post was made, kept with it, so that they are in order. */
export const reportedPosts: SchemaMigration = {
  async up(db, dialect) {
    const run = (statement: string) => sql.raw(statement).execute(db);
    await db.schema.alterTable('clubPosts').addColumn('reportedAt', textType(dialect)).execute();
    await run(`update club_posts set reported_at = ${latestOf('club_posts.id')}
      where id in (select post_id from post_reports)`);
    await db.schema
      .createIndex('clubPostsReported')
      .on('clubPosts')
      .columns(['clubId', 'reportedAt', 'id'])
      .where('reportedAt' as never, 'is not', null)
      .execute();
    const events = { insert: 'new', update: 'new', delete: 'old' } as const;
    for (const [event, row] of Object.entries(events)) {
      const name = `reported_at_${event}`;
      if (dialect === 'postgres')
        await run(`create function ${name}() returns trigger language plpgsql as $$
          begin
            ${update(`${row}.post_id`)};
            return null;
          end $$`);
      const begin = `create trigger ${name} after ${event} on post_reports for each row`;
      await run(
        dialect === 'postgres'
          ? `${begin} execute function ${name}()`
          : `${begin} begin ${update(`${row}.post_id`)}; end`,
      );
    }
  },
};
