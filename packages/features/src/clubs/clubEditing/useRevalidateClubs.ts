import { useSWRConfig } from 'swr';
import { clubKeys } from '../clubKeys';

/**
 * Forgets the lists of clubs in memory and in storage, so that whoever shows them next asks again.
 */
export function useRevalidateClubs(): () => void {
  const { cache, mutate } = useSWRConfig();
  return () => {
    for (const key of [clubKeys.mineKey, clubKeys.allKey]) {
      cache.delete(key);
      void mutate(key);
    }
  };
}
