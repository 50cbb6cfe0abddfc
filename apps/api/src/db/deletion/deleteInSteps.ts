import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import { dialectOf, transact } from '../dialect';
import type { Db, Queryable } from '../dialect';
import { inSteps, ROWS_AT_ONCE } from '../inSteps';
import type { Tables } from '../tables';

/** Rows that go with those of another table. Names are those of the code. */
export interface GoesWith {
  table: keyof Tables;
  /** The column that refers to the other table. */
  of: string;
  /** By what a row is known. @default ['id'] */
  key?: readonly string[];
  /** The columns that are returned of each row that has gone. @default none */
  returned?: readonly string[];
  /** What goes with these rows in turn; they have an `id` then. @default nothing */
  with?: readonly GoesWith[];
}

/** What was returned of rows that have gone, by their table. */
export type Gone = Partial<Record<keyof Tables, Record<string, string>[]>>;

interface Step {
  trx: Queryable;
  /** How many more rows this step may delete. */
  room: number;
  gone: Gone;
}

/** Of rows with which others go, so many are looked at together: each may have no others at all. */
const OWNERS_AT_ONCE = 100;

/** Deletes some of the rows by themselves. */
async function deleteRows(
  step: Step,
  { table, key = ['id'], returned }: GoesWith,
  where: { of: string; ids: string[] },
): Promise<void> {
  const [of, ids] = [sql.ref(where.of), sql.join(where.ids)];
  const keys = sql.join(key.map((column) => sql.ref(column)));
  const deleted = await step.trx
    // Any of the tables: what it has is known by its columns' names alone.
    .deleteFrom(table as 'clubs')
    .where(
      sql<SqlBool>`(${keys}) in (
        select ${keys} from ${sql.table(table)} where ${of} in (${ids}) limit ${step.room})`,
    )
    .returning((returned ?? key.slice(0, 1)) as never)
    .execute();
  if (returned !== undefined) (step.gone[table] ??= []).push(...(deleted as never[]));
  step.room -= deleted.length;
}

/** Deletes rows that go with these, as far as there is room; answers whether all are gone. */
async function deleteOwned(step: Step, owned: GoesWith, ids: string[]): Promise<boolean> {
  const { table, of, with: further } = owned;
  if (further === undefined) {
    await deleteRows(step, owned, { of, ids });
    return step.room > 0;
  }
  for (;;) {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} where ${sql.ref(of)} in (${sql.join(ids)})
      limit ${Math.min(OWNERS_AT_ONCE, step.room)}`.execute(step.trx);
    const owners = rows.map(({ id }) => id);
    if (owners.length === 0) return true;
    if (!(await deleteAll(step, further, owners))) return false;
    await deleteRows(step, owned, { of: 'id', ids: owners });
    if (step.room <= 0) return false;
  }
}

async function deleteAll(step: Step, all: readonly GoesWith[], ids: string[]): Promise<boolean> {
  for (const owned of all) if (!(await deleteOwned(step, owned, ids))) return false;
  return true;
}

/** One step; answers whether more is left. Others who delete the same wait until it is over. */
async function deleteSome(
  step: Step,
  table: 'clubs' | 'clubPosts',
  id: string,
  all: readonly GoesWith[],
): Promise<boolean> {
  const row = await step.trx
    .selectFrom(table as 'clubs')
    .where('id', '=', id)
    .select('id')
    .$if(dialectOf(step.trx) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
  if (row === undefined) return false;
  if (!(await deleteAll(step, all, [id]))) return true;
  await step.trx
    .deleteFrom(table as 'clubs')
    .where('id', '=', id)
    .execute();
  return false;
}

/**
 * Deletes a row with all that goes with it, `ROWS_AT_ONCE` at a time: what goes with something goes
 * before it, and the row itself last. What is begun and not ended, the next call ends. Each step
 * hands on what was returned of its rows, and is the last where the answer is false.
 */
export async function deleteInSteps(
  db: Db,
  { table, id }: { table: 'clubs' | 'clubPosts'; id: string },
  all: readonly GoesWith[],
  onStep: (gone: Gone) => Promise<boolean> | void,
): Promise<void> {
  await inSteps(async () => {
    const { isMoreLeft, gone } = await transact(db, async (trx) => {
      const step: Step = { trx, room: ROWS_AT_ONCE, gone: {} };
      return { isMoreLeft: await deleteSome(step, table, id, all), gone: step.gone };
    });
    const goesOn = await onStep(gone);
    return isMoreLeft && goesOn !== false;
  });
}
