import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { DialectName } from '../dialect';
import { numbersInSqlite } from './addSearchIndex';
import { namesOf, wordsOf } from './searchIndexes';
import type { PersonalTable } from './searchIndexes';

/**
 * Makes an index of letters each of which is told apart by whose row it is in: how long it takes to
 * find one's own does not depend on what others have.
 */
export async function addPersonalIndex(
  db: Kysely<unknown>,
  dialect: DialectName,
  searched: PersonalTable,
): Promise<void> {
  const statements = dialect === 'sqlite' ? inSqlite(searched) : inPostgres(searched);
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Each three letters in a row are a word of the index, which begins with whose they are. */
function inSqlite(searched: PersonalTable): string[] {
  const { table, columns, owner } = searched;
  const { numbers, index, terms } = namesOf(searched);
  const words = (row: string) => wordsOf(searched, 'sqlite', row);
  const numberOf = (row: string) => `(select number from ${numbers} where id = ${row}.id)`;
  // As many numbers as there are places where three letters begin.
  const places = `json_each(
    '[' || substr(replace(hex(zeroblob(length(text) - 2)), '00', ',0'), 2) || ']')`;
  const parts = (row: string) => `(
    select group_concat(hex(${row}${owner}) || 'x' || hex(substr(text, key + 1, 3)), ' ')
      from (select lower(${words(row)}) as text), ${places})`;
  return [
    ...numbersInSqlite(searched),
    `create virtual table ${index} using fts5(
      words, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii')`,
    `insert into ${index} (rowid, words)
      select number, ${parts(`${table}.`)} from ${table} join ${numbers} using (id)`,
    `create trigger ${index}_insert after insert on ${table} begin
      insert into ${numbers} (id) values (new.id);
      insert into ${index} (rowid, words) values (${numberOf('new')}, ${parts('new.')}); end`,
    `create trigger ${index}_update after update of ${columns.join(', ')} on ${table}
      when ${words('old.')} <> ${words('new.')} begin
      update ${index} set words = ${parts('new.')} where rowid = ${numberOf('new')}; end`,
    `create trigger ${index}_delete after delete on ${numbers} begin
      delete from ${index} where rowid = old.number; end`,
    `create virtual table ${terms} using fts5vocab(${index}, 'instance')`,
  ];
}

/** Its cost keeps PostgreSQL from calling it for each row of a table. */
const OWN_LETTERS = `
  create function own_letters(owner text, words text) returns text[]
    language sql immutable strict parallel safe cost 10000 as $$
      select array_agg(owner || ' ' || part) from (
        select letter,
            letter || lead(letter) over in_order as two,
            letter || lead(letter) over in_order || lead(letter, 2) over in_order as three
          from unnest(string_to_array(words, null)) with ordinality as letters (letter, place)
          window in_order as (order by place)
      ) letters, lateral (values (letter), (two), (three)) as parts (part)
      where part is not null
    $$`;

const inPostgres = (searched: PersonalTable): string[] => [
  OWN_LETTERS,
  // What waits to be sorted in is read by each search.
  `create index ${namesOf(searched).index} on ${searched.table}
    using gin (own_letters(${searched.owner}, lower(${wordsOf(searched, 'postgres')})))
    with (gin_pending_list_limit = 128)`,
];
