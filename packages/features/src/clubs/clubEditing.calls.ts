import { slugify } from '@clubline/contract';
import { ApiError, isUnauthorized, messageOf, type ApiClient } from '../client';
import type { Clock } from '../host';
import { readClubs } from './clubs.calls';

type Fields = Record<string, unknown>;
const asRecord = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const part = encodeURIComponent;
const firstId = (...candidates: unknown[]): string | null => {
  const id = candidates.find(
    (value) => (typeof value === 'string' && value !== '') || typeof value === 'number',
  );
  return id === undefined ? null : String(id);
};

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
}

/** The searches for a club just made, and the wait before each, in ms. */
export const CLUB_SEARCH_DELAYS = [0, 200, 400, 600, 800, 1_000] as const;
const SEARCH_LIMIT = 20;

/** The id in the answer to a person asked for by username, wherever it stands. */
export function readPersonId(body: unknown): string | null {
  const root = asRecord(body);
  const data = asRecord(root.data);
  return firstId(asRecord(data.user).id, data.id, asRecord(root.user).id, root.id);
}

/** The id in the answer to a club just made, wherever it stands. */
export function readClubId(body: unknown): string | null {
  const root = asRecord(body);
  const data = asRecord(root.data);
  return firstId(asRecord(data.club).id, asRecord(root.club).id, data.id, root.id);
}

/** The new address of a club's picture; null when the answer does not say. */
export function readPictureUrl(body: unknown): string | null {
  const root = asRecord(body);
  const url = root.clubPictureUrl ?? asRecord(root.data).clubPictureUrl;
  return typeof url === 'string' && url !== '' ? url : null;
}

/** Texts of one entry of a list of what is wrong: a text, or an object with `messages`, `constraints` or `message`. */
function textsOf(entry: unknown): string[] {
  if (typeof entry === 'string') return entry.trim() ? [entry.trim()] : [];
  const { messages, constraints, message } = asRecord(entry);
  const listed = messages ?? (constraints ? Object.values(asRecord(constraints)) : message);
  return Array.isArray(listed)
    ? listed.flatMap(textsOf)
    : typeof listed === 'string'
      ? textsOf(listed)
      : [];
}

/**
 * What the server says is wrong with a club: `result.response.errors`, then `errors`, then `message` (text or list),
 * then `error`, several joined by ' • '; else the error's own message, else `fallback`.
 */
export function clubErrorText(error: unknown, fallback: string): string {
  const body = asRecord(error instanceof ApiError ? error.body : undefined);
  for (const source of [
    asRecord(asRecord(body.result).response).errors,
    body.errors,
    body.message,
    body.error,
  ]) {
    const texts = (Array.isArray(source) ? source : [source]).flatMap(textsOf);
    if (texts.length > 0) return texts.join(' • ');
  }
  const message = messageOf(error, fallback);
  // What the client says when an answer holds no word at all tells nobody anything.
  return message === 'Request failed' ? fallback : message;
}

/** The ids behind usernames, in their order and each once. Names that nobody has are left out; a session that is over is not passed by. */
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

/** Looks for a club just made by its slug, while the server may still be filing it. Null when it does not turn up. */
async function findNewClub(
  client: ApiClient,
  clock: Pick<Clock, 'setTimeout'>,
  slug: string,
  ownerId: string,
): Promise<string | null> {
  const query = new URLSearchParams({
    search: slug,
    limit: String(SEARCH_LIMIT),
    sortBy: 'createdAt',
    order: 'DESC',
  });
  for (const delay of CLUB_SEARCH_DELAYS) {
    if (delay > 0) await new Promise<void>((resolve) => void clock.setTimeout(resolve, delay));
    try {
      const found = readClubs(await client.get(`/clubs?${query}`)).find(
        (club) =>
          (club.slug === slug || slugify(club.name) === slug) &&
          (!club.ownerId || club.ownerId === ownerId),
      );
      if (found) return found.id;
    } catch (error) {
      if (isUnauthorized(error)) return null;
    }
  }
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
    fields: { name: string; slug: string; description: string },
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
