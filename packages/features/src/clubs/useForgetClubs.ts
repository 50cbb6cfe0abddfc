import { useSWRConfig } from 'swr';
import { clubsNames } from './clubsNames';

/** Forgets the lists of clubs in memory and in storage, so that whoever shows them next asks again. */
export function useForgetClubs(): () => void {
  const { cache, mutate } = useSWRConfig();
  return () => {
    for (const key of [clubsNames.mineKey, clubsNames.allKey]) {
      cache.delete(key);
      void mutate(key);
    }
  };
}
