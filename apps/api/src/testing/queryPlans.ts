import { CompiledQuery, sql } from 'kysely';
import type { KyselyPlugin } from 'kysely';
import { transact } from '../db/dialect';
import type { Db, DialectName, Queryable } from '../db/dialect';
import { embeddedOn, openFile } from '../db/embedded';

/** The same database, and the plans of the statements that were sent through it, line by line. */
export function planQueries(db: Db, dialect: DialectName): { db: Db; plans(): Promise<string[]> } {
  const sent: CompiledQuery[] = [];
  const executor = db.getExecutor();
  const recorder: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      sent.push(executor.compileQuery(executor.transformQuery(node, queryId), queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return {
    db: db.withPlugin(recorder),
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
        for (const way of ['seqscan', 'bitmapscan', 'sort', 'hashjoin', 'mergejoin'])
          await sql.raw(`set local enable_${way} = off`).execute(trx);
        return await linesOf(trx, sent, 'explain');
      });
    },
  };
}

async function linesOf(db: Queryable, sent: CompiledQuery[], explain: string): Promise<string[]> {
  const lines: string[] = [];
  for (const { sql: text, parameters } of sent) {
    const asked = CompiledQuery.raw(`${explain} ${text}`, [...parameters]);
    const { rows } = await db.executeQuery<Record<string, string>>(asked);
    lines.push(...rows.map((row) => row.detail ?? row['QUERY PLAN'] ?? ''));
  }
  return lines;
}
