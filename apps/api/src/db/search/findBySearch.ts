import { sql } from 'kysely';
import type { DialectAdapter, RawBuilder } from 'kysely';
import { dialectOf, firstLetters, likePattern } from '../dialect';
import type { Queryable } from '../dialect';
import { namesOf, wordsOf } from './searchIndexes';
import type { SearchedTable } from './searchIndexes';

/** So many rows of an index are looked at; of more, a list is read in its own order. */
export const FOUND_MAX = 1_000;
/** The embedded database looks for so many letters in a row, and for fewer in another way. */
export const LETTERS_MIN = 3;
/** Of more, an index has to compare more of each text that nearly has them. */
export const LETTERS_MAX = 8;

/**
 * The ids of all rows that everybody may see and whose texts contain the words, maybe with some
 * whose texts do not, in no order; null where the index cannot say: too many rows have them.
 */
export async function findBySearch(
  db: Queryable,
  searched: SearchedTable,
  words: string,
): Promise<string[] | null> {
  const find = dialectOf(db) === 'sqlite' ? inSqlite : inPostgres;
  const rows = await find(searched, firstLetters(words, LETTERS_MAX), db);
  return rows.length > FOUND_MAX ? null : rows.map(({ id }) => id);
}

type Find = (searched: SearchedTable, words: string, db: Queryable) => Promise<{ id: string }[]>;

const inSqlite: Find = async (searched, words, db) => {
  const isShort = [...words].length < LETTERS_MIN;
  const indexed = (isShort ? shortInSqlite : longInSqlite)(searched, words);
  return (await numbered(searched, indexed).execute(db)).rows;
};

/** The ids of rows that an index of the embedded database knows by their numbers. */
export const numbered = (
  searched: SearchedTable,
  indexed: RawBuilder<unknown>,
): RawBuilder<{ id: string }> =>
  // The index first, which is read no further than asked for.
  sql`select found.id from (${indexed}) as indexed
    cross join ${sql.table(namesOf(searched).numbers)} as found on found.number = indexed.number
    limit ${FOUND_MAX + 1}`;

function longInSqlite(searched: SearchedTable, words: string): RawBuilder<unknown> {
  const index = sql.table(namesOf(searched).index);
  const phrase = `"${words.replaceAll('"', '""')}"`;
  return sql`select searched.rowid as number from ${index} as searched
    where ${index} match ${phrase}`;
}

/** Three letters in a row that begin with these. */
function shortInSqlite(searched: SearchedTable, words: string): RawBuilder<unknown> {
  const names = namesOf(searched);
  const [terms, numbers] = [sql.table(names.terms), sql.table(names.numbers)];
  // What was taken out stands there until the index is tidied, and is not to count.
  const rowsOf = (start: string) => sql`select number from (
    select distinct doc as number from ${terms} as searched
      where term >= ${start} and term < ${start + LAST_LETTER}
        and exists (select 1 from ${numbers} as known where known.number = searched.doc)
      limit ${FOUND_MAX + 1}) as found`;
  return sql.join(foldingsOf(words).map(rowsOf), sql` union `);
}

const LAST_LETTER = '\u{10FFFF}';

/** The words as an index without capitals may have them: of some letters there are two forms. */
function foldingsOf(words: string): string[] {
  const small = (letter: string) => {
    const forms = [letter.toLowerCase(), letter.toUpperCase().toLowerCase()];
    return new Set([letter, ...forms].filter((form) => [...form].length === 1));
  };
  return [...words].reduce<string[]>(
    (all, letter) => all.flatMap((start) => [...small(letter)].map((form) => start + form)),
    [''],
  );
}

const inPostgres: Find = async (searched, words, db) => {
  const small = words.toLowerCase();
  const letters = [...small];
  const text = sql`lower(${sql.raw(wordsOf(searched, 'postgres'))})`;
  const hasThree = letters.length >= LETTERS_MIN && (await hasTrigrams(db, searched));
  const pairs = letters.slice(1).map((letter, index) => letters[index]! + letter);
  const isFound = hasThree
    ? sql`${text} like ${likePattern(small)}`
    : sql`letter_pairs(${text}) @> ${pairs.length > 0 ? pairs : letters}`;
  // In the words of the index.
  const isShown = sql.raw(searched.hiddenBy ? `and ${searched.hiddenBy} = 0` : '');
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(searched.table)} where ${isFound} ${isShown}
      limit ${FOUND_MAX + 1}`.execute(db);
  return rows;
};

const known = new WeakMap<DialectAdapter, Map<string, boolean>>();

/** Whether PostgreSQL has an index of three letters; asked once, as only a migration makes it. */
async function hasTrigrams(db: Queryable, searched: SearchedTable): Promise<boolean> {
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
