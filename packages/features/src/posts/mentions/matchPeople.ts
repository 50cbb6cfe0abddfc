import { MENTION_SUGGESTIONS_MAX } from '@clubline/contract';
import type { MentionCandidate } from '@clubline/ui';
import { asAnswer, asId, asList, asRecord, asText, avatarOf } from '../../platform/client';

/** Somebody who can be mentioned. */
export interface MentionPerson {
  id: string;
  username: string;
  firstName: string;
  lastName: string;
  profilePicture?: string | null;
}

/**
 * The people of an answer: `data.users`, `data` or `users`. Who has no username cannot be mentioned
 * and is left out.
 */
export function readPeople(body: unknown): MentionPerson[] {
  const { root, data } = asAnswer(body);
  return asList(data.users, root.data, root.users, body).flatMap((value) => {
    const person = asRecord(value);
    const username = asText(person.username);
    if (!username) return [];
    return [
      {
        id: asId(person.id) || username,
        username,
        firstName: asText(person.firstName),
        lastName: asText(person.lastName),
        profilePicture: asText(person.profilePicture) || null,
      },
    ];
  });
}

/**
 * At most eight people whose username, first or last name contains the query, those that begin with
 * it first.
 */
export function matchPeople(people: readonly MentionPerson[], query: string): MentionCandidate[] {
  const wanted = query.toLocaleLowerCase();
  const ranked = people.flatMap((person) => {
    const names = [person.username, person.firstName, person.lastName].map((name) =>
      name.toLocaleLowerCase(),
    );
    if (names.some((name) => name.startsWith(wanted))) return [{ person, rank: 0 }];
    return names.some((name) => name.includes(wanted)) ? [{ person, rank: 1 }] : [];
  });
  return ranked
    .sort((a, b) => a.rank - b.rank || a.person.username.localeCompare(b.person.username))
    .slice(0, MENTION_SUGGESTIONS_MAX)
    .map(({ person }) => ({
      id: person.id,
      username: person.username,
      name: `${person.firstName} ${person.lastName}`.trim(),
      image: avatarOf(person.profilePicture ?? null),
    }));
}
