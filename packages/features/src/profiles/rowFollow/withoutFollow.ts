import type { PersonSummary } from '@clubline/contract';
import type { Cache, ScopedMutator } from 'swr';
import { changeKnown } from '../../platform/cache';
import type { Pages } from '../../platform/paging';
import { followersKey, followingKey } from '../profileKeys';

/**
 * Takes a row that is no more out of the two lists that have it, and of what was found in them:
 * only the first page of a list is asked for again.
 */
export function withoutFollow(
  { userId, followerId }: { userId: string; followerId: string },
  cache: Cache,
  mutate: ScopedMutator,
): void {
  const remove = (list: string, personId: string) => {
    for (const key of cache.keys())
      if (key === list || key.startsWith(`${list}:`))
        changeKnown<Pages<PersonSummary>>(
          key,
          (known) => ({ ...known, items: known.items.filter(({ id }) => id !== personId) }),
          cache,
          mutate,
        );
  };
  remove(followersKey(userId), followerId);
  remove(followingKey(followerId), userId);
}
