import type { Cache } from 'swr';
import { loadAgain } from '../platform/cache';

/** Lists that are shown are asked for again; the others are forgotten until somebody shows them. */
export function refreshLists(
  keys: readonly string[],
  cache: Cache,
  mutate: (key: string) => Promise<unknown>,
): Promise<unknown> {
  return Promise.all(
    keys.map((key) => {
      const asked = loadAgain(key, cache, mutate);
      // Nobody asks for what nobody shows.
      if (!cache.get(key)?.isValidating) cache.delete(key);
      return asked;
    }),
  );
}
