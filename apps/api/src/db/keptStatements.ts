import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** Statements kept at most. Lists of ids of any length make some that are never used again. */
const MOST = 500;

const CHANGES_TABLES = /^\s*(create|alter|drop)\b/i;

/**
 * A database that prepares each text once and keeps the statement. One that fails is let go, with
 * whatever it holds open; a changed table lets all of them go.
 */
export function keptStatements(database: SqliteDatabase): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  const keep = (sql: string, statement: SqliteStatement): SqliteStatement => {
    const attempt = <T>(run: () => T): T => {
      try {
        return run();
      } catch (error) {
        kept.delete(sql);
        throw error;
      }
    };
    return {
      reader: statement.reader,
      all: (parameters) => attempt(() => statement.all(parameters)),
      run: (parameters) => attempt(() => statement.run(parameters)),
      // Rows are taken one by one: it stays open meanwhile, and is nobody else's.
      iterate: (parameters) => {
        kept.delete(sql);
        return statement.iterate(parameters);
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
