import { useSWRConfig } from 'swr';
import { clubKeys } from '../clubKeys';
import { refreshLists } from '../refreshLists';

/**
 * Brings the lists of clubs, and what was found in them, up to date: what is shown is asked for
 * again, what is not is forgotten, in memory and in storage.
 */
export function useRevalidateClubs(): () => void {
  const { cache, mutate } = useSWRConfig();
  return () => {
    const searches = [clubKeys.searchKey(''), clubKeys.ownSearchKey('')];
    const found = [...cache.keys()].filter((key) => searches.some((each) => key.startsWith(each)));
    void refreshLists([clubKeys.mineKey, clubKeys.allKey, ...found], cache, mutate).catch(
      () => undefined,
    );
  };
}
