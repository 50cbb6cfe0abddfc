import type { Clock, SafeStorage } from '../environment';
import { LAST_SEEN, LAST_SEEN_MAX, lastSeenNameOf, lifetimeOf, storageNameOf } from './cacheRules';
import type { CacheMonitor } from './createCacheMonitor';

export const CACHE_PREFIX = 'sports_app_';
/** Begins the names, in storage, of what screens have shown last; the key comes after it. */
export const LAST_SEEN_START = CACHE_PREFIX + LAST_SEEN;

/** Answers kept in local storage, each for its time to live. */
export interface StoredCache {
  /**
   * The kept value and its age in ms; null when there is none or, with a connection, its time is
   * over.
   */
  read(key: string): { value: unknown; age: number } | null;
  write(key: string, value: unknown): void;
  drop(key: string): void;
  /** Removes every entry that carries the prefix. */
  clear(): void;
}

/**
 * A cache in local storage under `sports_app_`. Entries that are broken or over their time are
 * removed when met, but without a connection, when they are better than nothing. What screens have
 * shown last is read then only.
 */
export function createStoredCache(
  storage: SafeStorage,
  clock: Clock,
  monitor?: Pick<CacheMonitor, 'record'>,
  isOnline: () => boolean = () => true,
): StoredCache {
  const nameOf = (key: string) => {
    const name = storageNameOf(key) ?? lastSeenNameOf(key);
    return name && CACHE_PREFIX + name;
  };
  const isLastSeen = (name: string) => name.startsWith(LAST_SEEN_START);
  const makeRoom = (name: string) => {
    if (storage.get(name) !== null) return;
    const names = storage.keys().filter(isLastSeen);
    if (names.length < LAST_SEEN_MAX) return;
    const timeOf = (other: string) => (storage.getJson(other) as { at?: number } | null)?.at ?? 0;
    const [oldest] = names.toSorted((a, b) => timeOf(a) - timeOf(b));
    if (oldest) storage.remove(oldest);
  };
  const cache: StoredCache = {
    read(key) {
      const name = nameOf(key);
      if (!name || (isLastSeen(name) && isOnline())) return null;
      const entry = storage.getJson(name) as { value?: unknown; at?: unknown } | null;
      const age = typeof entry?.at === 'number' ? clock.now() - entry.at : Number.POSITIVE_INFINITY;
      if (entry?.value === undefined || (age > lifetimeOf(key) && isOnline())) {
        if (entry !== null) storage.remove(name);
        monitor?.record('miss', key);
        return null;
      }
      monitor?.record('hit', key);
      return { value: entry.value, age };
    },
    write(key, value) {
      const name = nameOf(key);
      if (!name) return;
      if (isLastSeen(name)) makeRoom(name);
      storage.setJson(name, { value, at: clock.now() });
      monitor?.record('write', key);
    },
    drop(key) {
      const name = nameOf(key);
      if (!name) return;
      storage.remove(name);
      monitor?.record('drop', key);
    },
    clear() {
      monitor?.record('clear', '*');
      for (const name of storage.keys()) if (name.startsWith(CACHE_PREFIX)) storage.remove(name);
    },
  };
  return cache;
}
