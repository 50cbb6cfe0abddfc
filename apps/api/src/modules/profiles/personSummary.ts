import type { PersonSummary } from '@clubline/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../db/dialect';
import { findBySearch } from '../../db/search/findBySearch';
import { searchedTables } from '../../db/search/searchIndexes';

/** Columns of `users` that are shown beside what a person wrote; read them with `toPerson`. */
export const personColumns = [
  'users.id as personId',
  'users.username',
  'users.firstName',
  'users.lastName',
  'users.profilePicture',
] as const;

const [username, firstName, lastName] = [
  sql.ref<string>('listed.username'),
  sql.ref<string>('listed.firstName'),
  sql.ref<string>('listed.lastName'),
];

/** What a search in a list whose rows have `personColumns` looks through, and its index. */
export const personSearch = {
  texts: [username, firstName, lastName, sql<string>`${firstName} || ' ' || ${lastName}`],
  find: (db: Queryable, words: string) => findBySearch(db, searchedTables.people, words),
};

export interface PersonRow {
  personId: string;
  username: string;
  firstName: string;
  lastName: string;
  profilePicture: string | null;
}

export function toPerson(row: PersonRow): PersonSummary {
  return {
    id: row.personId,
    username: row.username,
    firstName: row.firstName,
    lastName: row.lastName,
    profilePicture: row.profilePicture,
  };
}
