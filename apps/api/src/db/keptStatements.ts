import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { propertiesOf, toRow } from './rows';

/** Statements kept at most. Lists of ids of any length make some that are never used again. */
const MOST = 500;

const CHANGES_TABLES = /^\s*(create|alter|drop)\b/i;

/** A statement of the driver; raw, its rows are their values alone. */
interface PreparedStatement extends SqliteStatement {
  raw(): unknown;
  columns(): { name: string }[];
}

/** What is needed of the driver's database. */
export interface StatementDatabase {
  prepare(sql: string): PreparedStatement;
  close(): void;
}

/**
 * A database that prepares each text once and keeps the statement. One that fails is let go, with
 * whatever it holds open; a changed table lets all of them go. Rows have the names of `rows.ts`.
 */
export function keptStatements(database: StatementDatabase): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  const keep = (sql: string, statement: PreparedStatement): SqliteStatement => {
    const attempt = <T>(run: () => T): T => {
      try {
        return run();
      } catch (error) {
        kept.delete(sql);
        throw error;
      }
    };
    const { reader } = statement;
    if (reader) statement.raw();
    let properties: string[] | undefined;
    const named = (values: unknown) => {
      const row = values as unknown[];
      // Another process may have changed a table.
      if (properties?.length !== row.length)
        properties = propertiesOf(statement.columns().map(({ name }) => name));
      return toRow(properties, row);
    };
    return {
      reader,
      all: (parameters) => attempt(() => statement.all(parameters).map(named)),
      run: (parameters) => attempt(() => statement.run(parameters)),
      // Rows are taken one by one: it stays open meanwhile, and is nobody else's.
      *iterate(parameters) {
        kept.delete(sql);
        for (const values of statement.iterate(parameters)) yield named(values);
      },
    };
  };
  return {
    prepare(sql) {
      if (CHANGES_TABLES.test(sql)) {
        kept.clear();
        return database.prepare(sql);
      }
      const known = kept.get(sql) ?? keep(sql, database.prepare(sql));
      kept.delete(sql);
      kept.set(sql, known);
      if (kept.size > MOST) kept.delete(kept.keys().next().value!);
      return known;
    },
    close() {
      kept.clear();
      database.close();
    },
  };
}
