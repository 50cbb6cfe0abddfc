import type Database from 'libsql';
import type { Changes, Scope, ScopedTable } from './changes';

/** Scopes that are told apart; beyond, all count as changed. */
const MOST = 50_000;

/** Changes of the embedded database. */
export interface EmbeddedChanges extends Changes {
  /** Begins to look at what is written; called when the tables are up to date. */
  watch(tables: readonly ScopedTable[]): void;
  /** Takes in what a commit of this process has changed; called right after it. */
  committed(): void;
}

/**
 * Triggers of this connection alone note the scope of each row that is written, also of those that
 * go with others or that other triggers write, in a table in memory which a rollback takes back.
 * What another process has written shows in `data_version`, and counts as a change of everything.
 */
export function embeddedChanges(file: Database.Database): EmbeddedChanges {
  const versions = new Map<Scope, number>();
  let latest = 0;
  /** The version of what was not changed since. */
  let base = 0;
  let statements: { changed: Rows; forget: Database.Statement; others: Rows } | undefined;
  let others: unknown;

  const everythingChanged = () => {
    latest += 1;
    base = latest;
    versions.clear();
  };
  const lookForOthers = () => {
    const [seen] = statements!.others.get([]) as unknown[];
    if (seen === others) return;
    others = seen;
    everythingChanged();
  };

  return {
    watch(tables) {
      file.exec('pragma temp_store = memory');
      file.exec('create temp table changed_scopes (scope text primary key) without rowid');
      for (const [at, table] of tables.entries())
        for (const trigger of triggersOn(table, `scope_${at}`, columnsOf(file, table.table)))
          file.exec(trigger);
      statements = {
        changed: file.prepare('select scope from changed_scopes').raw(),
        forget: file.prepare('delete from changed_scopes'),
        others: file.prepare('pragma data_version').raw(),
      };
      lookForOthers();
    },

    committed() {
      if (statements === undefined) return;
      try {
        const scopes = rowsOf(statements.changed);
        if (scopes.length === 0) return;
        statements.forget.run([]);
        latest += 1;
        for (const [scope] of scopes) versions.set(String(scope), latest);
        if (versions.size > MOST) everythingChanged();
      } catch {
        everythingChanged();
      }
    },

    versionOf(scopes) {
      try {
        lookForOthers();
      } catch {
        everythingChanged();
      }
      return scopes.map((scope) => versions.get(scope) ?? base).join(' ');
    },
  };
}

/** A statement whose rows are their values alone. */
type Rows = Database.Statement;
const rowsOf = (statement: Rows) => statement.all([]) as unknown[][];

const columnsOf = (file: Database.Database, table: string): string[] =>
  (file.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name);

/** An update counts where it changes something: a lock of an account writes what is there. */
function triggersOn(
  { table, scope, from, columns }: ScopedTable,
  name: string,
  all: string[],
): string[] {
  // Not `insert or ignore`: how the statement that is looked at treats conflicts would count here.
  const note = (row: string) =>
    `insert into changed_scopes select distinct scope from (
        select ${scope(row)} as scope ${from ? `from ${from(row)}` : ''})
      where scope is not null and scope not in (select scope from changed_scopes);`;
  const differs = (columns ?? all).map((column) => `old.${column} is not new.${column}`);
  return [
    `create temp trigger ${name}_insert after insert on main.${table} begin ${note('new')} end`,
    `create temp trigger ${name}_delete after delete on main.${table} begin ${note('old')} end`,
    `create temp trigger ${name}_update after update on main.${table}
      when ${differs.join(' or ')} begin ${note('old')} ${note('new')} end`,
  ];
}
