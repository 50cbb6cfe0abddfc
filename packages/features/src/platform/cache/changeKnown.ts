import type { Cache, ScopedMutator } from 'swr';
import { changeParts } from './partsUnderWay';

/**
 * Changes an answer that is known, and the parts of it that are under way. A call under way was
 * made before the change, and SWR drops what it brings: it is made again.
 */
export function changeKnown<Data>(
  key: string,
  apply: (known: Data) => Data,
  cache: Cache,
  mutate: ScopedMutator,
): void {
  changeParts(cache, key, apply);
  const { data, isValidating = false } = cache.get(key) ?? {};
  if (data !== undefined) void mutate(key, apply(data as Data), { revalidate: isValidating });
  else if (isValidating) void mutate(key);
}
