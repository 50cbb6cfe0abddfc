import { type ListedPerson, personName, type PersonSummary } from '@clubline/contract';
import { avatarOf } from './pictureVariants';
import { asId, asRecord, asText } from './read';

/** A person as far as they are known; every text may be empty. */
export function readPerson(value: unknown): PersonSummary {
  const person = asRecord(value);
  return {
    id: asId(person.id),
    username: asText(person.username),
    firstName: asText(person.firstName),
    lastName: asText(person.lastName),
    profilePicture: asText(person.profilePicture) || null,
  };
}

/** A person in a list, and whether the viewer follows them where the row says it. */
export function readListedPerson(value: unknown): ListedPerson {
  const { isFollowing } = asRecord(value);
  return { ...readPerson(value), ...(typeof isFollowing === 'boolean' && { isFollowing }) };
}

/** A person as cards show who wrote something, with a link where their page is known. */
export function authorOf(
  person: PersonSummary,
  hrefForPerson: (username: string) => string,
): { name: string; image: string | null; href?: string } {
  return {
    name: personName(person),
    image: avatarOf(person.profilePicture ?? null),
    ...(person.username && { href: hrefForPerson(person.username) }),
  };
}
