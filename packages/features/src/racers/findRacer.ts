import { slugify } from '@clubline/contract';
import { ApiError, isUnauthorized, messageOf, type ApiClient } from '../platform/client';
import { racersMessages } from './messages';
import { racersCalls, type RacerProfile } from './racers.calls';

/** Pages of 50 that a look-up by name reads at most. */
export const LOOKUP_PAGES = 10;

const UUID_LIKE = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i;

/**
 * Reads racers page by page until one fits, `pages` pages at most. Where they carry a slug, those
 * of `slug` are asked for before the second page.
 */
export async function scanRacers(
  client: ApiClient,
  fits: (racer: RacerProfile) => boolean,
  pages: number,
  slug = '',
): Promise<RacerProfile | null> {
  const next = racersCalls.open(client);
  for (let page = 0; page < pages; page += 1) {
    const { items, hasMore } = await next();
    const found = items.find(fits);
    if (found) return found;
    if (!hasMore) return null;
    const named =
      page === 0 && slug && items.some((racer) => racer.slug !== undefined)
        ? await racersCalls.ofSlug(client, slug)
        : [];
    const hit = named.find(fits);
    if (hit) return hit;
  }
  return null;
}

/** True for an answer that says that there is no such racer. */
export function isNotFound(error: unknown): boolean {
  return (
    (error instanceof ApiError && error.status === 404) || /not found/i.test(messageOf(error, ''))
  );
}

/**
 * The racer behind an address: by id where it looks like one, else, or when that fails, by the name
 * in it.
 */
export async function findRacer(client: ApiClient, idOrSlug: string): Promise<RacerProfile> {
  const wanted = idOrSlug.trim();
  if (!wanted) throw new Error(racersMessages.texts.notFound);
  let failure: unknown = null;
  if (UUID_LIKE.test(wanted)) {
    try {
      const racer = await racersCalls.one(client, wanted);
      if (racer) return racer;
    } catch (error) {
      if (isUnauthorized(error)) throw error;
      failure = error;
    }
  }
  const slug = slugify(wanted);
  const found = await scanRacers(
    client,
    ({ id, name }) => id === wanted || (slug !== '' && slugify(name) === slug),
    LOOKUP_PAGES,
    slug,
  );
  if (found) return found;
  throw failure ?? new Error(racersMessages.texts.notFound);
}
