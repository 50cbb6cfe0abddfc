import { sql } from 'kysely';
import type { Expression, Kysely } from 'kysely';
import type { Db } from '../dialect';
import type { Scope, ScopedTable } from './changes';

/**
 * How often what is stored in a scope has changed, in rows that are added up. A write only adds
 * one, so that no two of them wait for each other.
 */
export interface ScopeTables {
  scopeChanges: { scope: Scope; changes: number };
}

/** What a restore changes, which takes all other sums back to what they were. */
const EVERYTHING: Scope = 'everything';

/** What says so in the database: more than it ever said, and than anything was changed between. */
export const everythingChanged = (now: number): string =>
  `insert into scope_changes (scope, changes) values ('${EVERYTHING}', ${now})`;

/** Rows of some scopes from which on they are worth adding up. */
const ROWS_MAX = 64;

/**
 * What a node asks of the changes in some scopes, within a query. Each change makes their sum
 * larger, in the transaction that makes it: the same sum means that nothing has changed.
 */
export const storedSum = (scopes: Expression<string[]>) =>
  sql<string>`(select concat(coalesce(sum(changes), 0), ' ', count(*)) from scope_changes
    where scope = any(array_append(${scopes}, ${sql.lit(EVERYTHING)})))`;

/** The version that `storedSum` says, and whether it takes many rows to say it. */
export function readStoredSum(stored: string): { version: string; isLong: boolean } {
  const [version = '', rows] = stored.split(' ');
  return { version, isLong: Number(rows) > ROWS_MAX };
}

/** Adds up the rows of these scopes, or of all; what another transaction holds stays. */
export async function addUpChanges(db: Db, scopes?: readonly Scope[]): Promise<void> {
  const chosen = scopes
    ? sql`scope = any(${[...scopes]})`
    : sql`scope in (select scope from scope_changes group by scope having count(*) > 1)`;
  await sql`with taken as (
      delete from scope_changes where ctid = any(array(
        select ctid from scope_changes where ${chosen} for update skip locked))
      returning scope, changes)
    insert into scope_changes (scope, changes) select scope, sum(changes) from taken group by scope
  `.execute(db);
}

/** Makes the rows, which begin with none. */
export async function createScopeChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table scope_changes (scope text collate "C" not null, changes bigint not null)
  `.execute(db);
  await sql`
    create index scope_changes_by_scope on scope_changes (scope) include (changes)
  `.execute(db);
}

/** Has every write of these tables counted from now on, and no other one of theirs. */
export async function countChanges(
  db: Kysely<unknown>,
  tables: readonly ScopedTable[],
): Promise<void> {
  for (const table of new Set(tables.map(({ table: name }) => name)))
    for (const statement of triggersOn(
      table,
      tables.filter((one) => one.table === table),
    ))
      await sql.raw(statement).execute(db);
}

/** Once a statement, however many rows it writes. */
function triggersOn(table: string, scoped: ScopedTable[]): string[] {
  const name = `scopes_of_${table}`;
  const changed = (columns: string[] | undefined) => {
    const all = columns ? ['id', ...columns].join(', ') : '*';
    const without = (these: string, those: string) =>
      `(select ${all} from ${these} except select ${all} from ${those})`;
    return `(${without('before', 'after')} union all ${without('after', 'before')})`;
  };
  const note = (name_: string, rowsOf: (one: Pick<ScopedTable, 'columns'>) => string) =>
    `create or replace function ${name_}() returns trigger language plpgsql as $$
      begin
        insert into scope_changes (scope, changes)
          select distinct noted.scope, 1 from (${scoped
            .map(
              ({ scope, from, ...one }) =>
                `select ${scope('changed_row')} as scope from ${rowsOf(one)} changed_row
                  ${from ? `, ${from('changed_row')}` : ''}`,
            )
            .join(' union all ')}) noted
          where noted.scope is not null;
        return null;
      end $$`;
  const trigger = (event: string, rows: string, work: string) => [
    `drop trigger if exists ${name}_${event} on ${table}`,
    `create trigger ${name}_${event} after ${event} on ${table} referencing ${rows}
      for each statement execute function ${work}()`,
  ];
  return [
    note(name, () => 'changed'),
    note(`${name}_changed`, ({ columns }) => changed(columns)),
    ...trigger('insert', 'new table as changed', name),
    ...trigger('delete', 'old table as changed', name),
    ...trigger('update', 'old table as before new table as after', `${name}_changed`),
  ];
}
