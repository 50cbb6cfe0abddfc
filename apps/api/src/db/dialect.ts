import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PostgresAdapter, sql } from 'kysely';
import type {
  Expression,
  Kysely,
  RawBuilder,
  SelectQueryBuilder,
  SqlBool,
  Transaction,
} from 'kysely';
import type { Config } from '../config';
import { scopedTables } from './changes/changes';
import type { Changes } from './changes/changes';
import { checkOf } from './checkedDb';
import { embeddedOn, openFile } from './embedded';
import { embeddedChanges } from './changes/embeddedChanges';
import { codeOf, DatabaseOutage } from './outage';
import { createPostgresPool, postgresOn } from './postgres';
import { namesPlugin } from './rows';
import { KEPT_STATEMENT_CODES } from './statementNames';
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
  /**
   * Begins to notice changes, when the tables are up to date; undefined where others write besides
   * this node and only rows could tell.
   */
  watchChanges(): Changes | undefined;
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
const plugins = [namesPlugin];

/** Opens PostgreSQL when the settings name one, else the embedded database in the data folder. */
export function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databasePool' | 'databaseStatements' | 'dataDir'>,
): OpenDatabase {
  return config.databaseUrl === undefined
    ? openEmbedded(config.dataDir)
    : openPostgres(config.databaseUrl, config.databasePool, config.databaseStatements === 'kept');
}

function openEmbedded(dataDir: string): OpenDatabase {
  mkdirSync(dataDir, { recursive: true });
  const file = openFile(join(dataDir, 'clubline.db'));
  const changes = embeddedChanges(file);
  const db = embeddedOn(file, plugins, changes) as Db;
  return {
    db,
    dialect: 'sqlite',
    withoutLimits: (work) => work(db),
    watchChanges() {
      changes.watch(scopedTables);
      return changes;
    },
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

function openPostgres(url: string, max: number, keepsStatements: boolean): OpenDatabase {
  const pool = createPostgresPool(url, max);
  const db = postgresOn(pool, plugins, keepsStatements) as Db;
  return {
    db,
    dialect: 'postgres',
    async withoutLimits(work) {
      const patient = postgresOn(createPostgresPool(url, 2, false), plugins, false) as Db;
      return await work(patient).finally(() => patient.destroy());
    },
    watchChanges: () => undefined,
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

/** Which database a query goes to. */
export const dialectOf = (db: Queryable): DialectName =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';

/**
 * Column type for text in migrations: compared byte by byte in both databases, so that order and
 * cursors agree.
 */
export function textType(dialect: DialectName): RawBuilder<unknown> {
  return dialect === 'postgres' ? sql`text collate "C"` : sql`text`;
}

/** What looks for words in a text, as values of a query. */
export interface Looking {
  /** The words, ignoring case. */
  words: string;
  /** What PostgreSQL compares with `like`, which is quick at a few letters. */
  pattern: string;
  /** What it compares with `~`, whose time does not grow with the words. */
  literal: string;
}

/** Letters that `like` compares: it may compare all of them anew at each letter of a text. */
const LIKE_MAX = 8;

/** How PostgreSQL finds a text in another by `like`; wildcards in it mean themselves. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The first letters of a text, none of them cut in two. */
export const firstLetters = (text: string, count: number): string =>
  [...text].slice(0, count).join('');

/** The words of a search as values of a query. */
export function lookingFor(text: string): Looking {
  const words = text.toLowerCase();
  const beginning = firstLetters(words, LIKE_MAX);
  // All of what follows the stars means itself. Nothing is in every text.
  const literal = beginning === words ? '' : `***=${words}`;
  return { words, pattern: likePattern(beginning), literal };
}

/**
 * Whether one of the columns contains the words. Of long words that nearly stand in a long text
 * many times, `like` takes a hundred times as long as of others, and anybody may write and look for
 * such.
 */
export function anyContains(
  db: Queryable,
  columns: Expression<string | null>[],
  { words, pattern, literal }: { [name in keyof Looking]: Expression<string> },
): Expression<SqlBool> {
  const contains = (column: Expression<string | null>) => {
    const text = sql`lower(${column})`;
    return dialectOf(db) === 'sqlite'
      ? sql<SqlBool>`instr(${text}, ${words}) > 0`
      : sql<SqlBool>`(${text} like ${pattern} escape '\\' and ${text} ~ ${literal})`;
  };
  return sql<SqlBool>`(${sql.join(columns.map(contains), sql` or `)})`;
}

/**
 * The rows of a table, or those that `isFound` finds: with ids, which are a JSON array, they are
 * where the embedded database begins, and not what it compares its rows with.
 */
export function startingFrom<Table extends keyof Tables & string>(
  db: Queryable,
  table: Table,
  ids: Expression<string> | undefined,
): SelectQueryBuilder<Tables, Table, object> {
  const all =
    ids && dialectOf(db) === 'sqlite' ? foundIn(db, ids).crossJoin(table) : db.selectFrom(table);
  return all as unknown as SelectQueryBuilder<Tables, Table, object>;
}

const foundIn = (db: Queryable, ids: Expression<string>) =>
  db.selectFrom(
    sql<{ foundId: string }>`(select value as found_id from json_each(${ids}))`.as('found'),
  );

/** Whether a column has one of the ids from which a query is `startingFrom`. */
export const isFound = (
  db: Queryable,
  column: string,
  ids: Expression<string>,
): Expression<SqlBool> =>
  dialectOf(db) === 'postgres'
    ? // As an array, of which the planner knows that it is short.
      sql<SqlBool>`${sql.ref(column)} = any(array(
        select jsonb_array_elements_text(cast(${ids} as jsonb))))`
    : sql<SqlBool>`${sql.ref(column)} = found.found_id`;

/** The greatest of texts, none of which is null. */
export const greatestOf = (db: Queryable, ...texts: Expression<string>[]): Expression<string> =>
  sql<string>`${sql.raw(dialectOf(db) === 'sqlite' ? 'max' : 'greatest')}(${sql.join(texts)})`;

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

const RETRYABLE_CODES = ['40001', '40P01', 'SQLITE_BUSY_SNAPSHOT', ...KEPT_STATEMENT_CODES];

function isRetryable(error: unknown): boolean {
  return RETRYABLE_CODES.includes(codeOf(error));
}

/**
 * Runs `work` in one transaction, and again after a deadlock, or where a statement could not
 * be kept. Inside, use only the given
 * transaction: the embedded database has a single connection, and a query beside it would wait for
 * ever.
 */
export async function transact<T>(
  db: Db,
  work: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (trx) => {
        await checkOf(db)?.(trx);
        return await work(trx);
      });
    } catch (error) {
      if (attempt >= 4 || !isRetryable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10 * attempt + Math.random() * 20));
    }
  }
}
