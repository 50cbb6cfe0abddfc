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
import { keptStatements } from './keptStatements';
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

export function embeddedOn(database: Database.Database, plugins: KyselyPlugin[]): Kysely<unknown> {
  return new Kysely({ dialect: new YieldingDialect(database), plugins });
}

class YieldingDialect extends SqliteDialect {
  constructor(private readonly file: Database.Database) {
    super({ database: file as unknown as SqliteDatabase });
  }

  override createDriver(): Driver {
    return new YieldingDriver(this.file);
  }
}

const BEGIN = 'begin immediate';
const WRITES = /^\s*(insert|update|delete|create|alter|drop)\b/i;

/**
 * Every write takes the lock first. While another process holds it, the write gives the connection
 * back, so that reads go on, and tries again.
 */
class YieldingDriver extends SqliteDriver {
  constructor(private readonly file: Database.Database) {
    super({ database: keptStatements(file as unknown as SqliteDatabase) });
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
    if (!isAlone || !WRITES.test(sql)) return await statement();
    await this.beginTransaction();
    try {
      const result = await statement();
      this.file.exec('commit');
      return result;
    } catch (error) {
      if (this.file.inTransaction) this.file.exec('rollback');
      throw error;
    }
  }
}
