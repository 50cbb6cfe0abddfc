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
  /** A column that is 1 in rows that not everybody may see, which the index leaves out. */
  hiddenBy?: string;
}

/** Texts of rows each of which belongs to one person, who looks for no others. */
export interface PersonalTable extends SearchedTable {
  /** The column of that person's id. */
  owner: string;
}

export const columnsOf = (name: string, table: string, columns: string[]): SearchedTable => ({
  name,
  table,
  texts: (row) => columns.map((column) => `coalesce(${row}${column}, '')`),
  columns,
});

/**
 * What everybody can search: an index tells by its time what stands in it, so that it has only what
 * whoever asks may see. A change of one needs a migration that makes its index anew.
 */
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
  clubs: {
    ...columnsOf('clubs', 'clubs', ['name', 'description', 'slug']),
    hiddenBy: 'is_private',
  },
  clubNames: { ...columnsOf('club_names', 'clubs', ['name']), hiddenBy: 'is_private' },
  athletes: columnsOf('athletes', 'athletes', ['name']),
} satisfies Record<string, SearchedTable>;

/** What people search that is theirs alone. */
export const personalTables = {
  notifications: {
    ...columnsOf('notifications', 'notifications', ['content']),
    owner: 'user_id',
  },
} satisfies Record<string, PersonalTable>;

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
