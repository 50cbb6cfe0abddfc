import { useSWRConfig } from 'swr';
import { clubKeys } from '../clubKeys';

/**
 * Forgets the lists of clubs and what was found in them, in memory and in storage, so that whoever
 * shows them next asks again.
 */
export function useRevalidateClubs(): () => void {
  const { cache, mutate } = useSWRConfig();
  return () => {
    const searches = [clubKeys.searchKey(''), clubKeys.ownSearchKey('')];
    const found = [...cache.keys()].filter((key) => searches.some((each) => key.startsWith(each)));
    for (const key of [clubKeys.mineKey, clubKeys.allKey, ...found]) {
      cache.delete(key);
      void mutate(key);
    }
  };
}
