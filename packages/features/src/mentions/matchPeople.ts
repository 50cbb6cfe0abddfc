import { MENTION_SUGGESTIONS_MAX } from '@clubline/contract';
import type { MentionCandidate } from '@clubline/ui';

/** Somebody who can be mentioned. */
export interface MentionPerson {
  id: string;
  username: string;
  firstName: string;
  lastName: string;
  profilePicture?: string | null;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The people of an answer: `data.users`, `data` or `users`. Who has no username cannot be mentioned and is left out. */
export function readPeople(body: unknown): MentionPerson[] {
  const root = (body ?? {}) as { data?: unknown; users?: unknown };
  const data = (root.data ?? {}) as { users?: unknown };
  const list = [data.users, root.data, root.users, body].find((value) => Array.isArray(value)) as
    unknown[] | undefined;
  return (list ?? []).flatMap((value) => {
    const person = (value ?? {}) as Record<string, unknown>;
    const username = textOf(person.username);
    if (!username) return [];
    return [
      {
        id: String(person.id ?? username),
        username,
        firstName: textOf(person.firstName),
        lastName: textOf(person.lastName),
        profilePicture: textOf(person.profilePicture) || null,
      },
    ];
  });
}

/** At most eight people whose username, first or last name contains the query, those that begin with it first. */
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
      src: person.profilePicture ?? null,
    }));
}
