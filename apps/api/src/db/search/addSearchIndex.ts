import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { DialectName } from '../dialect';
import { namesOf, wordsOf } from './searchIndexes';
import type { SearchedTable } from './searchIndexes';

/**
 * Makes the index that a search goes over, of each three letters in a row. PostgreSQL needs its
 * extension `pg_trgm` for that: where it is not to be had, the index of pairs of letters serves
 * them, which finds more than is shown.
 */
export async function addSearchIndex(
  db: Kysely<unknown>,
  dialect: DialectName,
  searched: SearchedTable,
): Promise<void> {
  if (dialect === 'sqlite') {
    for (const statement of [...numbersInSqlite(searched), ...inSqlite(searched)])
      await sql.raw(statement).execute(db);
    return;
  }
  const schema = await trigramSchema(db);
  if (schema === undefined) return;
  const { index } = namesOf(searched);
  const text = sql`lower(${sql.raw(wordsOf(searched, dialect))})`;
  await sql`create index ${sql.id(index)} on ${sql.table(searched.table)}
    using gin (${text} ${sql.id(schema, 'gin_trgm_ops')})
    ${sql.raw(whereShown(searched))}`.execute(db);
}

const whereShown = ({ hiddenBy }: SearchedTable) => (hiddenBy ? `where ${hiddenBy} = 0` : '');

/**
 * Where PostgreSQL has the extension; undefined where it has none and nobody here may install it.
 */
async function trigramSchema(db: Kysely<unknown>): Promise<string | undefined> {
  const find = async () => {
    const { rows } = await sql<{ name: string }>`
      select nspname as name from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
        where extname = 'pg_trgm'`.execute(db);
    return rows[0]?.name;
  };
  // A database may hold several products, each in a schema of its own; the extension is of all.
  for (const schema of ['public', undefined]) {
    const known = await find();
    if (known !== undefined) return known;
    const where = schema ? sql` with schema ${sql.id(schema)}` : sql``;
    await sql`savepoint trigrams`.execute(db);
    await sql`create extension if not exists pg_trgm${where}`
      .execute(db)
      .catch(() => sql`rollback to savepoint trigrams`.execute(db));
    await sql`release savepoint trigrams`.execute(db);
  }
  return await find();
}

/**
 * The index knows rows by numbers. They are kept beside it: the database's own numbers of rows
 * change when it is copied.
 */
export function numbersInSqlite(searched: SearchedTable): string[] {
  const { numbers } = namesOf(searched);
  return [
    `create table ${numbers} (
      number integer primary key,
      id text not null unique references ${searched.table} (id) on delete cascade)`,
    `insert into ${numbers} (id) select id from ${searched.table} ${whereShown(searched)}`,
  ];
}

const EVENTS = ['insert', 'update', 'delete'];

function inSqlite(searched: SearchedTable): string[] {
  const { table, columns, hiddenBy } = searched;
  const { numbers, index } = namesOf(searched);
  const words = (row: string) => wordsOf(searched, 'sqlite', row);
  const numberOf = (row: string) => `(select number from ${numbers} where id = ${row}.id)`;
  const add = `insert into ${numbers} (id) values (new.id);
      insert into ${index} (rowid, words) values (${numberOf('new')}, ${words('new.')});`;
  const isShown = (row: string) => (hiddenBy ? `${row}.${hiddenBy} = 0` : 'true');
  return [
    `create virtual table ${index} using fts5(
      words, content = '', contentless_delete = 1, tokenize = 'trigram')`,
    `insert into ${index} (rowid, words)
      select number, ${words(`${table}.`)} from ${table} join ${numbers} using (id)`,
    `create trigger ${index}_insert after insert on ${table} when ${isShown('new')} begin
      ${add} end`,
    `create trigger ${index}_update after update of ${columns.join(', ')} on ${table}
      when ${words('old.')} <> ${words('new.')} and ${isShown('old')} and ${isShown('new')} begin
      update ${index} set words = ${words('new.')} where rowid = ${numberOf('new')}; end`,
    `create trigger ${index}_delete after delete on ${numbers} begin
      delete from ${index} where rowid = old.number; end`,
    ...(hiddenBy
      ? [
          `create trigger ${index}_show after update of ${hiddenBy} on ${table}
            when ${isShown('new')} and not ${isShown('old')} begin ${add} end`,
          `create trigger ${index}_hide after update of ${hiddenBy} on ${table}
            when ${isShown('old')} and not ${isShown('new')} begin
            delete from ${numbers} where id = new.id; end`,
        ]
      : []),
  ];
}

/** Makes an index, or adds one, that words of one and two letters are found by as well. */
export async function addShortSearchIndex(
  db: Kysely<unknown>,
  dialect: DialectName,
  searched: SearchedTable,
): Promise<void> {
  const { index, terms, pairs } = namesOf(searched);
  const statements =
    dialect === 'sqlite'
      ? [
          ...[...EVENTS, ...(searched.hiddenBy ? ['show', 'hide'] : [])].map(
            (event) => `drop trigger ${index}_${event}`,
          ),
          `drop table ${index}`,
          ...inSqlite(searched),
          `create virtual table ${terms} using fts5vocab(${index}, 'instance')`,
        ]
      : [
          // What waits to be sorted in is read by each search.
          `create index ${pairs} on ${searched.table}
            using gin (letter_pairs(lower(${wordsOf(searched, dialect)})))
            with (gin_pending_list_limit = 128)
            ${whereShown(searched)}`,
        ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Its cost keeps PostgreSQL from calling it for each row of a table. */
const LETTER_PAIRS = `
  create function letter_pairs(words text) returns text[]
    language sql immutable strict parallel safe cost 10000 as $$
      select array_agg(part) from (
        select letter, letter || lead(letter) over (order by place) as pair
          from unnest(string_to_array(words, null)) with ordinality as letters (letter, place)
      ) pairs, lateral (values (letter), (pair)) as parts (part)
      where part is not null
    $$`;

/** What `addShortSearchIndex` needs. */
export async function addLetterPairs(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  if (dialect === 'postgres') await sql.raw(LETTER_PAIRS).execute(db);
}

/** Takes an index away that both of the above made. */
export async function dropSearchIndex(
  db: Kysely<unknown>,
  dialect: DialectName,
  searched: SearchedTable,
): Promise<void> {
  const { numbers, index, terms, pairs } = namesOf(searched);
  const statements =
    dialect === 'sqlite'
      ? [
          ...EVENTS.map((event) => `drop trigger ${index}_${event}`),
          ...[terms, index, numbers].map((table) => `drop table ${table}`),
        ]
      : [index, pairs].map((name) => `drop index if exists ${name}`);
  for (const statement of statements) await sql.raw(statement).execute(db);
}
