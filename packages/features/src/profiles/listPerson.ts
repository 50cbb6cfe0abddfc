import type { PersonSummary } from '@clubline/contract';
import { avatarOf } from '../platform/client';

/** Somebody as lists of ui take them. */
export interface ListPerson extends Omit<PersonSummary, 'profilePicture'> {
  image: PersonSummary['profilePicture'];
}

export const listPersonOf = ({ profilePicture, ...person }: PersonSummary): ListPerson => ({
  ...person,
  image: avatarOf(profilePicture),
});
