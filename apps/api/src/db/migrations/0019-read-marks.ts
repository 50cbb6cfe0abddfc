import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { textType } from '../dialect';
import type { SchemaMigration } from '../schemaMigration';

/** Until when a person has read everything: to mark all as read changes one row, not all. */
export const readMarks: SchemaMigration = {
  async up(db, dialect) {
    await db.schema.alterTable('personCounts').addColumn('readUpTo', textType(dialect)).execute();
    if (dialect === 'postgres') await countInPostgres(db);
    else await countInSqlite(db);
  },
};

/** The triggers stay; the counts are locked first, so that the mark is the one of now. */
async function countInPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create or replace function count_person_counts_unread() returns trigger
    language plpgsql as $$
    begin
      perform 1 from person_counts where user_id in (select user_id from changed)
        order by user_id for update;
      update person_counts set unread = person_counts.unread + tg_argv[0]::integer * counted.total
        from (
          select changed.user_id as id, count(*) as total from changed
            join person_counts kept on kept.user_id = changed.user_id
            where changed.is_read = 0
              and (kept.read_up_to is null or changed.created_at > kept.read_up_to)
            group by 1
        ) counted
        where person_counts.user_id = counted.id;
      return null;
    end $$`.execute(db);
}

async function countInSqlite(db: Kysely<unknown>): Promise<void> {
  const isUnread = (row: string) =>
    `${row}.is_read = 0 and ${row}.created_at > coalesce(
      (select read_up_to from person_counts where user_id = ${row}.user_id), '')`;
  for (const [event, row] of [
    ['insert', 'new'],
    ['delete', 'old'],
    ['update', 'old'],
    ['update', 'new'],
  ] as const) {
    const name = `count_person_counts_unread_${event}_${row}`;
    await sql.raw(`drop trigger ${name}`).execute(db);
    await sql
      .raw(
        `create trigger ${name} after ${event} on notifications
          when ${isUnread(row)}
          begin
            update person_counts set unread = unread ${row === 'new' ? '+' : '-'} 1
              where user_id = ${row}.user_id;
          end`,
      )
      .execute(db);
  }
}
