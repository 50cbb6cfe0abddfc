import type { DialectName } from '../dialect';

/** Texts of a table that are searched together. Names are those of the database. */
export interface SearchedTable {
  /** Begins the names of what belongs to the index. */
  name: string;
  table: string;
  /** The texts, as SQL, given what goes before each column's name. */
  texts: (row: string) => string[];
  /** The columns in them. */
  columns: string[];
}

const columnsOf = (name: string, table: string, columns: string[]): SearchedTable => ({
  name,
  table,
  texts: (row) => columns.map((column) => `coalesce(${row}${column}, '')`),
  columns,
});

/** What can be searched. A change of one needs a migration that makes its index anew. */
export const searchedTables = {
  people: {
    name: 'people',
    table: 'users',
    texts: (row) => [
      `${row}username`,
      `coalesce(${row}first_name, '') || ' ' || coalesce(${row}last_name, '')`,
    ],
    columns: ['username', 'first_name', 'last_name'],
  },
  clubs: columnsOf('clubs', 'clubs', ['name', 'description', 'slug']),
  athletes: columnsOf('athletes', 'athletes', ['name']),
  notifications: columnsOf('notifications', 'notifications', ['content']),
} satisfies Record<string, SearchedTable>;

const LINE = { sqlite: 'char(10)', postgres: 'chr(10)' };
/** Each one or two letters in a row begin three of them, also the last ones of a text. */
const END = { sqlite: ' || char(10) || char(10)', postgres: '' };

/** All texts of a row, each on a line of its own, so that nothing is found across two of them. */
export const wordsOf = ({ texts }: SearchedTable, dialect: DialectName, row = ''): string =>
  texts(row).join(` || ${LINE[dialect]} || `) + END[dialect];

/** Names of what an index is made of. */
export const namesOf = ({ name }: SearchedTable) => ({
  /** On the embedded database: the number of each row in the index. */
  numbers: `${name}_search_numbers`,
  index: `${name}_search`,
  /** On the embedded database: which three letters in a row are in which rows of the index. */
  terms: `${name}_search_terms`,
  /** On PostgreSQL: each letter, and each two in a row. */
  pairs: `${name}_pairs_search`,
});
