import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { loadAgain } from '../cache';
import { useClubline } from '../provider';
import { isUnclear } from '../writes';
import { useCatchUp } from './useCatchUp';
import { useSocketSubscription } from './useSocketSubscription';

/**
 * Asks again for every answer on the page that could not be had, once the live socket is back: the
 * server may have it by then. A refusal is an answer. What did not arrive at all is asked for with
 * the connection, too (`QueryCacheProvider`).
 */
export function useFailedAgain(): void {
  const { cache, mutate } = useSWRConfig();
  useSocketSubscription({
    events: {},
    onCatchUp: () =>
      Promise.all(
        [...cache.keys()]
          .filter((key) => isUnclear(cache.get(key)?.error))
          .map((key) => loadAgain(key, cache, mutate).catch(unlessRefused)),
      ),
  });
}

/** The same for one list that is kept outside the cache; `retry` rejects where it fails again. */
export function useRetryOnReturn(error: unknown, retry: () => Promise<unknown>): void {
  const { connection } = useClubline();
  const hasFailed = isUnclear(error);
  const again = useCatchUp(async () => {
    try {
      await retry();
    } catch (failure) {
      unlessRefused(failure);
    }
  });
  useEffect(() => {
    if (!hasFailed) return undefined;
    return connection.subscribe(() => {
      if (connection.isOnline()) again();
    });
  }, [connection, hasFailed, again]);
  useSocketSubscription({
    events: {},
    onCatchUp() {
      if (hasFailed) again();
      return Promise.resolve();
    },
  });
}

function unlessRefused(error: unknown): void {
  if (isUnclear(error)) throw error;
}
