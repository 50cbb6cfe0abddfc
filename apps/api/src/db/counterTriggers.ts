import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { DialectName } from './dialect';

/** A number kept in one row: how many others refer to it. Names are those of the tables. */
export interface Counter {
  /** What is counted. */
  table: string;
  /** The column of it that refers to the row with the number. */
  key: string;
  /** Only those for which this condition holds, given what names their row. @default all */
  only?: (row: string) => string;
  /** Where the number is kept, and the column by which its row is found. */
  target: string;
  targetKey: string;
  column: string;
}

/**
 * Sets the number for what is there, and keeps it exact from then on in the transaction of each
 * write, also of rows that go with others.
 */
export async function addCounter(
  db: Kysely<unknown>,
  dialect: DialectName,
  counter: Counter,
): Promise<void> {
  const { table, key, only = () => 'true', target, targetKey, column } = counter;
  await sql
    .raw(
      `update ${target} set ${column} = (select count(*) from ${table}
        where ${table}.${key} = ${target}.${targetKey} and ${only(table)})`,
    )
    .execute(db);
  const statements = dialect === 'postgres' ? inPostgres(counter) : inSqlite(counter);
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Once a statement, so that many rows that change at once cost one update. */
function inPostgres({ table, key, only, target, targetKey, column }: Counter): string[] {
  const name = `count_${target}_${column}`;
  const trigger = (event: string, rows: 'old' | 'new') =>
    `create trigger ${name}_${event}_${rows} after ${event} on ${table}
      referencing ${rows} table as changed for each statement
      execute function ${name}('${rows === 'new' ? 1 : -1}')`;
  return [
    `create function ${name}() returns trigger language plpgsql as $$
    begin
      update ${target} set ${column} = ${target}.${column} + tg_argv[0]::integer * counted.total
        from (select ${key} as id, count(*) as total from changed
          where ${only?.('changed') ?? 'true'} group by 1) counted
        where ${target}.${targetKey} = counted.id;
      return null;
    end $$`,
    trigger('insert', 'new'),
    trigger('delete', 'old'),
    ...(only ? [trigger('update', 'old'), trigger('update', 'new')] : []),
  ];
}

function inSqlite({ table, key, only, target, targetKey, column }: Counter): string[] {
  const name = `count_${target}_${column}`;
  const trigger = (event: string, rows: 'old' | 'new') =>
    `create trigger ${name}_${event}_${rows} after ${event} on ${table}
      when ${only?.(rows) ?? 'true'}
      begin
        update ${target} set ${column} = ${column} ${rows === 'new' ? '+' : '-'} 1
          where ${targetKey} = ${rows}.${key};
      end`;
  return [
    trigger('insert', 'new'),
    trigger('delete', 'old'),
    ...(only ? [trigger('update', 'old'), trigger('update', 'new')] : []),
  ];
}
