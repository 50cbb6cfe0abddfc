import { Kysely, PostgresDialect, PostgresDriver, PostgresIntrospector, sql } from 'kysely';
import type {
  DatabaseConnection,
  DatabaseIntrospector,
  Driver,
  KyselyPlugin,
  PostgresDialectConfig,
  PostgresPool,
  PostgresPoolClient,
  TableMetadata,
} from 'kysely';
import { DatabaseError, Pool, types } from 'pg';
import type { CustomTypesConfig, PoolClient, PoolConfig, QueryArrayResult } from 'pg';
import { codeOf, DatabaseOutage } from './outage';
import { propertiesOf, toRow } from './rows';
import { statementNames } from './statementNames';
import type { StatementNames } from './statementNames';

/** What a call waits for a connection, new or free. */
const CONNECTION_WAIT_MS = 5_000;
/** What a statement may take. With the wait for a connection it stays below ten seconds. */
const STATEMENT_MS = 4_000;
/**
 * The server gives up before the node does, so that nothing is written after a 503. A row of
 * anywhere costs it little more than the next one, since what pages are made of is in memory or on
 * a disk without heads; told so, it keeps its plans, and those go over indexes. Where it believes a
 * short statement to be a long one, compiling it would take a hundred times what it takes.
 */
const SERVER_SETTINGS = `set statement_timeout = ${STATEMENT_MS - 500};
  set idle_in_transaction_session_timeout = ${2 * STATEMENT_MS};
  set random_page_cost = 1.1;
  set jit = off`;
const KEEP_ALIVE_AFTER_MS = 10_000;
const INT8 = 20;

/**
 * A pool of connections. Without `isLimited`, a statement may take as long as it wants: migrations
 * do.
 */
export function createPostgresPool(connectionString: string, max: number, isLimited = true): Pool {
  const limits: PoolConfig = {
    query_timeout: STATEMENT_MS,
    // Not as parameters of the connection: poolers refuse those.
    onConnect: (client) => client.query(SERVER_SETTINGS),
  };
  const pool = new Pool({
    connectionString,
    max,
    connectionTimeoutMillis: CONNECTION_WAIT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    // Counts come as int8, which the driver hands over as text; ours never pass 2^53.
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? Number : types.getTypeParser(oid, format as 'text'),
    } as CustomTypesConfig,
    ...(isLimited ? limits : {}),
  });
  // Without a listener, a lost connection would end the process: one while it is idle, or while a
  // transaction has it, between two statements.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * Where `keepsStatements`, what is compiled once is prepared once on each connection, unless a
 * pooler gives each transaction another one.
 */
export function postgresOn(
  pool: Pool,
  plugins: KyselyPlugin[],
  keepsStatements: boolean,
): Kysely<unknown> {
  const names = statementNames(keepsStatements);
  const leases: PostgresPool = {
    async connect() {
      try {
        return lease(await pool.connect(), names);
      } catch (error) {
        throw new DatabaseOutage(error);
      }
    },
    end: () => pool.end(),
  };
  return new Kysely({ dialect: new TolerantDialect({ pool: leases }), plugins });
}

class TolerantDialect extends PostgresDialect {
  constructor(private readonly settings: PostgresDialectConfig) {
    super(settings);
  }

  override createDriver(): Driver {
    return new RollbackTolerantDriver(this.settings);
  }

  override createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new OwnTablesIntrospector(db);
  }
}

/**
 * Lists the tables of our own schema, by name alone. Kysely's own looks into each column of every
 * schema of the database, and fails where somebody else drops one of their tables at that moment.
 */
class OwnTablesIntrospector extends PostgresIntrospector {
  constructor(private readonly db: Kysely<unknown>) {
    super(db);
  }

  override async getTables(): Promise<TableMetadata[]> {
    const { rows } = await sql<{ name: string; schema: string }>`
      select pg_class.relname as name, pg_namespace.nspname as schema
      from pg_class join pg_namespace on pg_namespace.oid = pg_class.relnamespace
      where pg_namespace.nspname = current_schema() and pg_class.relkind in ('r', 'p')`.execute(
      this.db,
    );
    return rows.map((row) => ({ ...row, isView: false, columns: [] }));
  }
}

/** After a lost connection there is nothing to roll back, and its loss is the error to report. */
class RollbackTolerantDriver extends PostgresDriver {
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

/**
 * What ends a connection. Its severity says so too, but in the server's language: `FATAL` only in
 * most of them.
 */
const FATAL_CODES = /^(08...|28...|53300|57P..|25P0[345])$/;

/** Whether the server refused a statement and goes on listening. */
const isRefusal = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError && error.severity !== 'FATAL' && !FATAL_CODES.test(codeOf(error));

/** An answer with its rows named; of several statements at once, none is asked for. */
const named = ({ command, rowCount, rows, fields = [] }: QueryArrayResult) => {
  const properties = propertiesOf(fields.map(({ name }) => name));
  return { command, rowCount, rows: rows?.map((values) => toRow(properties, values)) };
};

/**
 * A connection for one call. Once it fails as a connection, it fails at once, and does not go back
 * to the pool.
 */
function lease(client: PoolClient, names: StatementNames): PostgresPoolClient {
  let failure: Error | undefined;
  const send = async (text: string, values: readonly unknown[]) => {
    const ask = (name?: string) =>
      client.query({ ...(name && { name }), text, values: [...values], rowMode: 'array' });
    const name = names.of(text);
    try {
      return await ask(name);
    } catch (error) {
      if (name === undefined || !names.failed(name, codeOf(error))) throw error;
      // A transaction is over all the same, and has to be run again.
      return await ask().catch(() => Promise.reject(error as Error));
    }
  };
  const query = async (text: string, values: readonly unknown[]) => {
    if (failure !== undefined) throw failure;
    try {
      return named(await send(text, values));
    } catch (error) {
      if (isRefusal(error)) {
        if (text === 'rollback') failure = error;
        throw error;
      }
      failure = error instanceof TypeError ? error : new DatabaseOutage(error);
      throw failure;
    }
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: () => client.release(failure),
  };
}
