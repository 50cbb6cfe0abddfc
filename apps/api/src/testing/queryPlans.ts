import { CompiledQuery, sql } from 'kysely';
import { transact } from '../db/dialect';
import type { Db, DialectName, Queryable } from '../db/dialect';
import { embeddedOn, openFile } from '../db/embedded';
import { recordQueries } from './recordQueries';

/**
 * The same database, and the plans of the statements that were sent through it, line by line.
 * PostgreSQL sorts and gathers nothing unless it has to; a search has to.
 */
export function planQueries(
  db: Db,
  dialect: DialectName,
  { isSearch = false } = {},
): { db: Db; plans(): Promise<string[][]> } {
  const { db: recorded, sent } = recordQueries(db);
  return {
    db: recorded,
    async plans() {
      if (dialect === 'sqlite') {
        // In a connection of its own: the driver ends such a statement late, and with it what the
        // connection reads.
        const { rows } = await sql<{ file: string }>`select file from pragma_database_list`.execute(
          db,
        );
        const beside = embeddedOn(openFile(rows[0]!.file), []) as Db;
        return await linesOf(beside, sent, 'explain query plan').finally(() => beside.destroy());
      }
      return await transact(db, async (trx) => {
        // A small table is read as a whole unless that is forbidden.
        const ways = ['seqscan', 'hashjoin', 'mergejoin'];
        for (const way of isSearch ? ways : [...ways, 'bitmapscan', 'sort'])
          await sql.raw(`set local enable_${way} = off`).execute(trx);
        return await linesOf(trx, sent, 'explain');
      });
    },
  };
}

async function linesOf(db: Queryable, sent: CompiledQuery[], explain: string): Promise<string[][]> {
  const plans: string[][] = [];
  for (const { sql: text, parameters } of sent) {
    const asked = CompiledQuery.raw(`${explain} ${text}`, [...parameters]);
    const { rows } = await db.executeQuery<Record<string, string>>(asked);
    plans.push(rows.map((row) => row.detail ?? row['QUERY PLAN'] ?? ''));
  }
  return plans;
}
