import type { PersonSummary } from '@clubline/contract';

/** Columns of `users` that stand beside what a person wrote; read them with `toPerson`. */
export const personColumns = [
  'users.id as personId',
  'users.username',
  'users.firstName',
  'users.lastName',
  'users.profilePicture',
] as const;

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

/** First and last name, or the username of somebody without. */
export function displayName(person: {
  username: string;
  firstName: string;
  lastName: string;
}): string {
  return `${person.firstName} ${person.lastName}`.trim() || person.username;
}
