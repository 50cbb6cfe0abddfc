import { Kysely } from 'kysely';
import type { CompiledQuery, DatabaseConnection, KyselyProps, QueryExecutor } from 'kysely';
import type { Db } from '../db/dialect';
import type { Tables } from '../db/tables';

/** The same database, and the statements that were sent through it outside of transactions. */
export function recordQueries(db: Db): { db: Db; sent: CompiledQuery[] } {
  const sent: CompiledQuery[] = [];
  const recording = (connection: DatabaseConnection): DatabaseConnection => ({
    executeQuery(query) {
      sent.push(query);
      return connection.executeQuery(query);
    },
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
  });
  const executor: QueryExecutor = db.getExecutor();
  const recorder = executor.withConnectionProvider({
    provideConnection: (consumer) =>
      executor.provideConnection((connection) => consumer(recording(connection))),
  });
  const props = { config: {}, driver: {}, dialect: {}, executor: recorder };
  return { db: new Kysely<Tables>(props as unknown as KyselyProps), sent };
}
