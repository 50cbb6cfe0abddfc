import type { PersonSummary } from '@clubline/contract';
import { sql } from 'kysely';

/** Columns of `users` that are shown beside what a person wrote; read them with `toPerson`. */
export const personColumns = [
  'users.id as personId',
  'users.username',
  'users.firstName',
  'users.lastName',
  'users.profilePicture',
] as const;

const [username, firstName, lastName] = [
  sql.ref<string>('users.username'),
  sql.ref<string>('users.firstName'),
  sql.ref<string>('users.lastName'),
];

/** What a search for a person looks through, in a query that joins `users`. */
export const personNames = [username, firstName, lastName];

/** First and last name as one, in a query that joins `users`. */
export const fullName = sql<string>`${firstName} || ' ' || ${lastName}`;

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
