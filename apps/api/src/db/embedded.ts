import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, SqliteDialect, SqliteDriver } from 'kysely';
import type {
  CompiledQuery,
  DatabaseConnection,
  Driver,
  KyselyPlugin,
  QueryResult,
  SqliteDatabase,
} from 'kysely';
import Database from 'libsql';
import type { EmbeddedChanges } from './changes/embeddedChanges';
import { keptStatements } from './keptStatements';
import type { StatementDatabase } from './keptStatements';
import { codeOf } from './outage';

/** How long a write waits while another process writes, or copies the file. */
const BUSY_WAIT_MS = 4_000;
const RETRY_AFTER_MS = 10;

/** Opens the database file. It waits for no lock itself: that would stop the whole process. */
export function openFile(file: string): Database.Database {
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  // FULL, not NORMAL: an acknowledged message must outlive a power cut.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  return database;
}

/** What is committed is told to `changes`. */
export function embeddedOn(
  database: Database.Database,
  plugins: KyselyPlugin[],
  changes?: EmbeddedChanges,
): Kysely<unknown> {
  const committed = () => changes?.committed();
  return new Kysely({ dialect: new YieldingDialect(database, committed), plugins });
}

class YieldingDialect extends SqliteDialect {
  constructor(
    private readonly file: Database.Database,
    private readonly committed: () => void,
  ) {
    super({ database: file as unknown as SqliteDatabase });
  }

  override createDriver(): Driver {
    return new YieldingDriver(this.file, this.committed);
  }
}

const BEGIN = 'begin immediate';
const COMMIT = 'commit';
const READS = /^\s*select\b/i;
const WRITES = /^\s*(insert|update|delete|create|alter|drop)\b/i;

/**
 * Every write takes the lock first. While another process holds it, the write gives the connection
 * back, so that reads go on, and tries again.
 */
class YieldingDriver extends SqliteDriver {
  constructor(
    private readonly file: Database.Database,
    private readonly committed: () => void,
  ) {
    super({ database: keptStatements(file as unknown as StatementDatabase) });
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: async <R>(query: CompiledQuery) =>
        await this.run<R>(query, () => connection.executeQuery<R>(query)),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  override async beginTransaction(): Promise<void> {
    const until = Date.now() + BUSY_WAIT_MS;
    for (;;) {
      try {
        // Not as a prepared statement: one that finds the file locked stays open and forbids every
        // later commit.
        this.file.exec(BEGIN);
        return;
      } catch (error) {
        if (codeOf(error) !== 'SQLITE_BUSY' || Date.now() > until) throw error;
      }
      await super.releaseConnection();
      await delay(RETRY_AFTER_MS * (0.5 + Math.random()));
      await super.acquireConnection();
    }
  }

  override async commitTransaction(): Promise<void> {
    this.file.exec(COMMIT);
    this.committed();
  }

  // After a full disk there may be nothing left to roll back, and what led to it is to be reported.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.file.inTransaction) await super.rollbackTransaction(connection).catch(() => undefined);
  }

  private async run<R>(
    { sql }: CompiledQuery,
    statement: () => Promise<QueryResult<R>>,
  ): Promise<QueryResult<R>> {
    const isAlone = !this.file.inTransaction;
    if (isAlone && sql === BEGIN) {
      await this.beginTransaction();
      return { rows: [] };
    }
    if (!isAlone || !WRITES.test(sql)) {
      const result = statement();
      if (!READS.test(sql) && !this.file.inTransaction) this.committed();
      return await result;
    }
    await this.beginTransaction();
    try {
      const result = await statement();
      await this.commitTransaction();
      return result;
    } catch (error) {
      if (this.file.inTransaction) this.file.exec('rollback');
      throw error;
    }
  }
}
