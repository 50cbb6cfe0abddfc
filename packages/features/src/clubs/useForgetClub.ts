import { useSWRConfig } from 'swr';
import { clubScope, LAST_SEEN_START } from '../platform/cache';
import { useClubline } from '../platform/provider';

/**
 * Forgets what is known of a club, in memory and on the device, but the answers to the keys that
 * are kept: for who has left it, may not see it any more, or where it is gone.
 */
export function useForgetClub(): (clubId: string, kept?: readonly string[]) => void {
  const { cache } = useSWRConfig();
  const { local } = useClubline().storage;
  return (clubId, kept = []) => {
    const start = `${clubScope(clubId)}:`;
    const isForgotten = (key: string) => key.startsWith(start) && !kept.includes(key);
    for (const key of [...cache.keys()].filter(isForgotten)) cache.delete(key);
    // What an earlier visit has left there is in no memory.
    for (const name of local.keys().filter((other) => other.startsWith(LAST_SEEN_START)))
      if (isForgotten(name.slice(LAST_SEEN_START.length))) local.remove(name);
  };
}
