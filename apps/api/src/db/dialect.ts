import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CamelCasePlugin, sql } from 'kysely';
import type { Expression, Kysely, RawBuilder, SqlBool, Transaction } from 'kysely';
import type { Config } from '../config';
import { embeddedOn, openFile } from './embedded';
import { codeOf, DatabaseOutage } from './outage';
import { createPostgresPool, postgresOn } from './postgres';
import type { Tables } from './tables';

// This file and the two it opens databases with are the only ones that know which is underneath.
export type DialectName = 'sqlite' | 'postgres';
export type Db = Kysely<Tables>;
/** Either the database or a transaction on it: what a repository function takes. */
export type Queryable = Db | Transaction<Tables>;

export interface OpenDatabase {
  db: Db;
  dialect: DialectName;
  /** Runs work whose statements may take longer than those of a call, such as migrations. */
  withoutLimits<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Rejects when it cannot be read. */
  check(): Promise<void>;
  /** Rejects when a server takes no writes; of the embedded database its disk has to be asked. */
  checkWrites(): Promise<void>;
  /** Connections in use, waiting and free; null for the embedded database. */
  poolState(): { total: number; idle: number; waiting: number } | null;
  /** Ends the connections; the embedded database is one whole file afterwards. */
  close(): Promise<void>;
}

const CLOSING_WAIT_MS = 5_000;
const plugins = [new CamelCasePlugin()];

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
  const file = openFile(join(dataDir, 'clubline.db'));
  const db = embeddedOn(file, plugins) as Db;
  return {
    db,
    dialect: 'sqlite',
    withoutLimits: (work) => work(db),
    async check() {
      await sql`select 1`.execute(db);
    },
    checkWrites: async () => undefined,
    poolState: () => null,
    async close() {
      if (file.open) {
        // Nobody is kept waiting any more; somebody may be copying the file.
        file.pragma(`busy_timeout = ${CLOSING_WAIT_MS}`);
        // The driver's own close leaves everything in the log beside the file.
        file.pragma('wal_checkpoint(TRUNCATE)');
      }
      await db.destroy();
    },
  };
}

function openPostgres(url: string, max: number): OpenDatabase {
  const pool = createPostgresPool(url, max);
  const db = postgresOn(pool, plugins) as Db;
  return {
    db,
    dialect: 'postgres',
    async withoutLimits(work) {
      const patient = postgresOn(createPostgresPool(url, 2, false), plugins) as Db;
      return await work(patient).finally(() => patient.destroy());
    },
    async check() {
      await sql`select 1`.execute(db);
    },
    async checkWrites() {
      const { rows } = await sql<{ only: string }>`
        select current_setting('transaction_read_only') as only`.execute(db);
      if (rows[0]?.only !== 'off') throw new DatabaseOutage('The server takes no writes.');
    },
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

function isRetryable(error: unknown): boolean {
  return ['40001', '40P01', 'SQLITE_BUSY_SNAPSHOT'].includes(codeOf(error));
}

/**
 * Runs `work` in one transaction, and again after a deadlock. Inside, use only the given
 * transaction: the embedded database has a single connection, and a query beside it would wait for
 * ever.
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
