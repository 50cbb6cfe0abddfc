import { Kysely } from 'kysely';
import type { CompiledQuery, DatabaseConnection, KyselyProps, QueryExecutor } from 'kysely';
import type { Db } from '../db/dialect';
import type { Tables } from '../db/tables';

/**
 * The same database, the statements that were sent through it outside of transactions, and the rows
 * it answered.
 */
export function recordQueries(db: Db): { db: Db; sent: CompiledQuery[]; answered: unknown[] } {
  const sent: CompiledQuery[] = [];
  const answered: unknown[] = [];
  const recording = (connection: DatabaseConnection): DatabaseConnection => ({
    async executeQuery<Row>(query: CompiledQuery) {
      sent.push(query);
      const answer = await connection.executeQuery<Row>(query);
      answered.push(...answer.rows);
      return answer;
    },
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
  });
  const executor: QueryExecutor = db.getExecutor();
  const recorder = executor.withConnectionProvider({
    provideConnection: (consumer) =>
      executor.provideConnection((connection) => consumer(recording(connection))),
  });
  const props = { config: {}, driver: {}, dialect: {}, executor: recorder };
  return { db: new Kysely<Tables>(props as unknown as KyselyProps), sent, answered };
}
