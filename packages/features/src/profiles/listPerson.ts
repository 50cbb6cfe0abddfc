import type { ListedPerson } from '@clubline/contract';
import { avatarOf } from '../platform/client';
import type { Named } from '../platform/paging';

/** Somebody as lists of ui take them. */
export interface ListPerson extends Omit<ListedPerson, 'profilePicture'> {
  image: ListedPerson['profilePicture'];
}

export const listPersonOf = ({ profilePicture, ...person }: ListedPerson): ListPerson => ({
  ...person,
  image: avatarOf(profilePicture),
});

/**
 * True when the username, the first or the last name contains what is looked for; a leading @ does
 * not matter.
 */
export function isPersonLike(
  person: Pick<ListPerson, 'username' | 'firstName' | 'lastName'>,
  query: string,
): boolean {
  const wanted = query.replace(/^@/, '').toLocaleLowerCase();
  const { username, firstName, lastName } = person;
  return [username, firstName, lastName, `${firstName} ${lastName}`].some((name) =>
    name.toLocaleLowerCase().includes(wanted),
  );
}

/** What people go by in a search; whom one follows comes first. */
export const namedPeople: Named<ListPerson> = {
  namesOf: ({ firstName, lastName, username }) => [`${firstName} ${lastName}`.trim(), username],
  isOwn: ({ isFollowing }) => isFollowing === true,
};
