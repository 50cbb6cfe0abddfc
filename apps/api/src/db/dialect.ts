import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { CamelCasePlugin, Kysely, PostgresDialect, sql, SqliteDialect } from 'kysely';
import type { Expression, RawBuilder, SqliteDatabase, SqlBool, Transaction } from 'kysely';
import { Pool, types } from 'pg';
import type { CustomTypesConfig } from 'pg';
import type { Config } from '../config';
import type { Tables } from './tables';

// This is the one file that knows which database is underneath.
export type DialectName = 'sqlite' | 'postgres';
export type Db = Kysely<Tables>;
/** Either the database or a transaction on it: what a repository function takes. */
export type Queryable = Db | Transaction<Tables>;

export interface OpenDatabase {
  db: Db;
  dialect: DialectName;
  /** Connections in use, waiting and free; null for the embedded database. */
  poolState(): { total: number; idle: number; waiting: number } | null;
  /** Ends the connections; the embedded database is one whole file afterwards. */
  close(): Promise<void>;
}

const BUSY_WAIT_MS = 5_000;
const INT8 = 20;

/** Opens PostgreSQL when the settings name one, else the embedded database in the data folder. */
export function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databasePool' | 'dataDir'>,
): OpenDatabase {
  return config.databaseUrl === undefined
    ? openEmbedded(config.dataDir)
    : openPostgres(config.databaseUrl, config.databasePool);
}

function openEmbedded(dataDir: string): OpenDatabase {
  mkdirSync(dataDir, { recursive: true });
  const connection = new Database(join(dataDir, 'clubline.db'), { timeout: BUSY_WAIT_MS });
  connection.pragma('journal_mode = WAL');
  // FULL, not NORMAL: an acknowledged message must outlive a power cut.
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: connection as unknown as SqliteDatabase }),
    plugins: [new CamelCasePlugin()],
  });
  return {
    db,
    dialect: 'sqlite',
    poolState: () => null,
    async close() {
      // The driver's own close leaves everything in the log beside the file.
      if (connection.open) connection.pragma('wal_checkpoint(TRUNCATE)');
      await db.destroy();
    },
  };
}

function openPostgres(connectionString: string, max: number): OpenDatabase {
  const pool = new Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5_000,
    // Counts come as int8, which the driver hands over as text; ours never pass 2^53.
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? Number : types.getTypeParser(oid, format as 'text'),
    } as CustomTypesConfig,
  });
  // Without a listener, a connection dropped while idle would end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
  });
  return {
    db,
    dialect: 'postgres',
    poolState: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => db.destroy(),
  };
}

/**
 * Column type for text in migrations: compared byte by byte in both databases, so that order and
 * cursors agree.
 */
export function textType(dialect: DialectName): RawBuilder<unknown> {
  return dialect === 'postgres' ? sql`text collate "C"` : sql`text`;
}

/** Whether `column` contains `text`, ignoring case; wildcards in `text` mean themselves. */
export function contains(column: Expression<string | null>, text: string): Expression<SqlBool> {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return sql<SqlBool>`lower(${column}) like ${pattern} escape '\\'`;
}

/** Whether one of the columns contains `text`, ignoring case. */
export const anyContains = (
  columns: Expression<string | null>[],
  text: string,
): Expression<SqlBool> =>
  sql<SqlBool>`(${sql.join(
    columns.map((column) => contains(column, text)),
    sql` or `,
  )})`;

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** Whether a write failed because a unique key already holds that value. */
export function isUniqueViolation(error: unknown): boolean {
  return ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505'].includes(
    codeOf(error),
  );
}

/** Whether a write failed because a row it refers to does not exist. */
export function isMissingReference(error: unknown): boolean {
  return ['SQLITE_CONSTRAINT_FOREIGNKEY', '23503'].includes(codeOf(error));
}

const OUTAGE_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'driver has already been destroyed',
];

/**
 * Whether the database cannot be reached or is overloaded: an outage, not a fault of the request.
 */
export function isOutage(error: unknown): boolean {
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : '';
  return (
    [
      'ECONNREFUSED',
      'ECONNRESET',
      'ENOTFOUND',
      'ETIMEDOUT',
      'EPIPE',
      'SQLITE_BUSY',
      'SQLITE_FULL',
      'SQLITE_IOERR',
    ].includes(code) ||
    /^(08|53|57P)/.test(code) ||
    OUTAGE_MESSAGES.some((words) => message.includes(words))
  );
}

function isRetryable(error: unknown): boolean {
  return ['40001', '40P01', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT'].includes(codeOf(error));
}

/**
 * Runs `work` in one transaction, and again after a deadlock or a busy database. Inside, use only
 * the given transaction: the embedded database has a single connection, and a query beside it would
 * wait for ever.
 */
export async function transact<T>(
  db: Db,
  work: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= 4 || !isRetryable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10 * attempt + Math.random() * 20));
    }
  }
}
