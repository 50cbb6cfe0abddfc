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

/** All texts of a row, each on a line of its own, so that nothing is found across two of them. */
export const wordsOf = ({ texts }: SearchedTable, dialect: DialectName, row = ''): string =>
  texts(row).join(` || ${LINE[dialect]} || `);

/** Names of what an index is made of. */
export const namesOf = ({ name }: SearchedTable) => ({
  /** On the embedded database: the number of each row in the index. */
  numbers: `${name}_search_numbers`,
  index: `${name}_search`,
});
