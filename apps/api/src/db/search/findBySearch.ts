import { sql } from 'kysely';
import type { DialectAdapter } from 'kysely';
import { dialectOf } from '../dialect';
import type { Queryable } from '../dialect';
import { namesOf, wordsOf } from './searchIndexes';
import type { SearchedTable } from './searchIndexes';

/** So many rows of an index are looked at; of more, a list is read in its own order. */
export const FOUND_MAX = 1_000;
/** An index of three letters in a row knows nothing of fewer. */
const LETTERS_MIN = 3;

/**
 * The ids of all rows whose texts contain the words, in no order; null where the index cannot say:
 * the words are too short, too many rows have them, or there is no index.
 */
export async function findBySearch(
  db: Queryable,
  searched: SearchedTable,
  words: string,
): Promise<string[] | null> {
  if ([...words].length < LETTERS_MIN) return null;
  const rows = await (dialectOf(db) === 'sqlite' ? inSqlite : inPostgres)(db, searched, words);
  return rows === null || rows.length > FOUND_MAX ? null : rows.map(({ id }) => id);
}

type Find = (
  db: Queryable,
  searched: SearchedTable,
  words: string,
) => Promise<{ id: string }[] | null>;

const inSqlite: Find = async (db, searched, words) => {
  const names = namesOf(searched);
  const [index, numbers] = [sql.table(names.index), sql.table(names.numbers)];
  const phrase = `"${words.replaceAll('"', '""')}"`;
  // The index first, which is read no further than asked for.
  const { rows } = await sql<{ id: string }>`
    select found.id from ${index} as searched
      cross join ${numbers} as found on found.number = searched.rowid
      where ${index} match ${phrase} limit ${FOUND_MAX + 1}`.execute(db);
  return rows;
};

const inPostgres: Find = async (db, searched, words) => {
  if (!(await hasIndex(db, searched))) return null;
  const pattern = `%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(searched.table)}
      where lower(${sql.raw(wordsOf(searched, 'postgres'))}) like ${pattern}
      limit ${FOUND_MAX + 1}`.execute(db);
  return rows;
};

const known = new WeakMap<DialectAdapter, Map<string, boolean>>();

/** Whether PostgreSQL has the index; asked once, as only a migration makes it. */
async function hasIndex(db: Queryable, searched: SearchedTable): Promise<boolean> {
  const { index } = namesOf(searched);
  const { adapter } = db.getExecutor();
  const answers = known.get(adapter) ?? new Map<string, boolean>();
  known.set(adapter, answers);
  const answer = answers.get(index);
  if (answer !== undefined) return answer;
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass(${index}) is not null as "isThere"`.execute(db);
  answers.set(index, rows[0]?.isThere === true);
  return answers.get(index)!;
}
