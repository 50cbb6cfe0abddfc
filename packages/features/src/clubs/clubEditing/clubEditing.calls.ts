import { slugify } from '@clubline/contract';
import {
  asAnswer,
  asId,
  asRecord,
  asText,
  isUnauthorized,
  type ApiClient,
} from '../../platform/client';
import { type Clock, wait } from '../../platform/environment';
import { failureText } from '../../platform/fieldErrors';
import { readClubs } from '../clubs.calls';

const part = encodeURIComponent;
const firstId = (...candidates: unknown[]): string | null =>
  candidates.map(asId).find(Boolean) ?? null;

/** What is sent of a new club. */
export interface NewClub {
  name: string;
  slug: string;
  ownerId: string;
  /** Left out when blank. */
  description?: string;
  isPrivate: false;
  /** Ids joined by commas; empty when there are none. */
  coOwnerIds: string;
  /** With the same id nothing more is made; only servers that say so know it. */
  clientId?: string;
}

interface ClubTexts {
  name: string;
  description: string;
}

/** The searches for a club just made, and the wait before each, in ms. */
const CLUB_SEARCH_DELAYS = [0, 200, 400, 600, 800, 1_000] as const;
/** The same where it is not certain that it was made: somebody waits to hear that it was not. */
const DOUBTFUL_CLUB_SEARCH_DELAYS = [0, 200] as const;
const SEARCH_LIMIT = 20;

/** The id in the answer to a person asked for by username, wherever it stands. */
export function readPersonId(body: unknown): string | null {
  const { root, data } = asAnswer(body);
  return firstId(asRecord(data.user).id, data.id, asRecord(root.user).id, root.id);
}

/** The id in the answer to a club just made, wherever it stands. */
export function readClubId(body: unknown): string | null {
  const { root, data } = asAnswer(body);
  return firstId(asRecord(data.club).id, asRecord(root.club).id, data.id, root.id);
}

/** The new address of a club's picture; null when the answer does not say. */
export function readPictureUrl(body: unknown): string | null {
  const { root, data } = asAnswer(body);
  return asText(root.clubPictureUrl ?? data.clubPictureUrl) || null;
}

/** What the server says is wrong with a club, else the error's own message, else `fallback`. */
export function clubErrorText(error: unknown, fallback: string): string {
  const message = failureText(error, fallback);
  // What the client says when an answer holds no word at all tells nobody anything.
  return message === 'Request failed' ? fallback : message;
}

/**
 * The ids behind usernames, in their order and each once. Names that nobody has are left out; a
 * session that is over is not passed by.
 */
async function resolvePeople(client: ApiClient, usernames: readonly string[]): Promise<string[]> {
  const ids = await Promise.all(
    usernames.map(async (username) => {
      try {
        return readPersonId(await client.get(`/users/get-user-by-username/${part(username)}`));
      } catch (error) {
        if (isUnauthorized(error)) throw error;
        return null;
      }
    }),
  );
  return [...new Set(ids.filter((id) => id !== null))];
}

/**
 * Looks for a club just made by its slug, while the server may still be filing it. Null when it
 * does not turn up. Where it is not certain that it was made, only one that names its owner counts;
 * throws when the last look could not be made.
 */
async function findNewClub(
  client: ApiClient,
  clock: Pick<Clock, 'setTimeout'>,
  { slug, ownerId, isMade }: { slug: string; ownerId: string; isMade: boolean },
): Promise<string | null> {
  const query = new URLSearchParams({
    search: slug,
    limit: String(SEARCH_LIMIT),
    sortBy: 'createdAt',
    order: 'DESC',
  });
  let failure: unknown = null;
  for (const delay of isMade ? CLUB_SEARCH_DELAYS : DOUBTFUL_CLUB_SEARCH_DELAYS) {
    await wait(clock, delay);
    failure = null;
    try {
      const found = readClubs(await client.get(`/clubs?${query}`)).find(
        (club) =>
          (club.slug === slug || slugify(club.name) === slug) &&
          ((isMade && !club.ownerId) || club.ownerId === ownerId),
      );
      if (found) return found.id;
    } catch (error) {
      failure = error;
      if (isUnauthorized(error)) break;
    }
  }
  if (failure && !isMade) throw failure;
  return null;
}

/** The calls that make, change and remove a club. */
export const clubEditingCalls = {
  resolvePeople,
  create: (client: ApiClient, club: NewClub): Promise<unknown> => client.post('/clubs', club),
  findNewClub,
  update: (
    client: ApiClient,
    clubId: string,
    fields: ClubTexts & { slug: string; seen?: ClubTexts },
  ): Promise<unknown> => client.patch(`/clubs/${part(clubId)}`, fields),
  uploadPicture: async (
    client: ApiClient,
    clubId: string,
    picture: File,
  ): Promise<string | null> => {
    const form = new FormData();
    form.append('club-picture', picture);
    return readPictureUrl(await client.upload('PATCH', `/clubs/${part(clubId)}/image`, form));
  },
  remove: (client: ApiClient, clubId: string): Promise<unknown> =>
    client.delete(`/api/clubs/${part(clubId)}`),
};
