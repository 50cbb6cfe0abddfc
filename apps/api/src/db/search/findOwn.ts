import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { dialectOf, firstLetters } from '../dialect';
import type { Queryable } from '../dialect';
import { FOUND_MAX, LETTERS_MAX, LETTERS_MIN, numbered } from './findBySearch';
import { namesOf, wordsOf } from './searchIndexes';
import type { PersonalTable } from './searchIndexes';

/**
 * The ids of a person's rows whose texts contain the words, maybe with some that do not, in no
 * order; null where too many have them. Rows of others are not looked at.
 */
export async function findOwn(
  db: Queryable,
  searched: PersonalTable,
  ownerId: string,
  words: string,
): Promise<string[] | null> {
  const letters = [...firstLetters(words.toLowerCase(), LETTERS_MAX)];
  const isShort = letters.length < LETTERS_MIN;
  const parts = isShort
    ? [letters.join('')]
    : letters.slice(LETTERS_MIN - 1).map((_, at) => letters.slice(at, at + LETTERS_MIN).join(''));
  const find = dialectOf(db) === 'sqlite' ? inSqlite : inPostgres;
  const { rows } = await find(searched, ownerId, parts, isShort).execute(db);
  return rows.length > FOUND_MAX ? null : rows.map(({ id }) => id);
}

type Find = (
  searched: PersonalTable,
  ownerId: string,
  parts: string[],
  isShort: boolean,
) => RawBuilder<{ id: string }>;

const hex = (text: string) => Buffer.from(text).toString('hex');
/** Comes after all that hex begins with. */
const LAST_SIGN = 'g';

const inSqlite: Find = (searched, ownerId, parts, isShort) => {
  const names = namesOf(searched);
  const [index, terms] = [sql.table(names.index), sql.table(names.terms)];
  const found = parts.map((part) => `${hex(ownerId)}x${hex(part)}`);
  const [start = ''] = found;
  return numbered(
    searched,
    isShort
      ? sql`select distinct doc as number from ${terms} as searched
          where term >= ${start} and term < ${start + LAST_SIGN} limit ${FOUND_MAX + 1}`
      : sql`select searched.rowid as number from ${index} as searched
          where ${index} match ${found.join(' AND ')}`,
  );
};

const inPostgres: Find = ({ table, owner, ...searched }, ownerId, parts) => {
  const text = sql`lower(${sql.raw(wordsOf({ table, ...searched }, 'postgres'))})`;
  return sql`select id from ${sql.table(table)}
    where own_letters(${sql.ref(owner)}, ${text}) @> ${parts.map((part) => `${ownerId} ${part}`)}
    limit ${FOUND_MAX + 1}`;
};
