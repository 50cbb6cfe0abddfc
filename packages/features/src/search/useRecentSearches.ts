import { useMemo, useSyncExternalStore } from 'react';
import { CACHE_PREFIX } from '../platform/cache';
import { asJson, asTexts } from '../platform/client';
import { useClubline } from '../platform/provider';
import { useCurrentUser } from '../platform/session';

/** So many are kept. */
const RECENT_MAX = 6;

/** Goes with the cache when the session ends: the next person at this device learns nothing. */
const keyOf = (userId: string) => `${CACHE_PREFIX}searches_${userId}`;

/** What this person searched for on this device, the latest first. */
export interface RecentSearches {
  recent: readonly string[];
  /** Keeps words that led somewhere. */
  keep: (words: string) => void;
  clear: () => void;
}

/** What this person searched for on this device, until the session ends. */
export function useRecentSearches(): RecentSearches {
  const { local } = useClubline().storage;
  const key = keyOf(useCurrentUser()?.id ?? '');
  const text = useSyncExternalStore(
    (listen) => local.subscribe(key, listen),
    () => local.get(key),
    () => null,
  );
  return useMemo(() => {
    const recent = asTexts(asJson(text));
    return {
      recent,
      keep(words) {
        const kept = words.trim();
        if (!kept) return;
        const isOther = (one: string) => one.toLocaleLowerCase() !== kept.toLocaleLowerCase();
        local.setJson(key, [kept, ...recent.filter(isOther)].slice(0, RECENT_MAX));
      },
      clear: () => local.remove(key),
    };
  }, [key, local, text]);
}
