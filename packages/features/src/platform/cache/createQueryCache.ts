import type { Cache, State } from 'swr';
import type { Clock } from '../environment';
import { COLLECTION_TIME, isOfScreens, STALE_TIME } from './cacheRules';
import type { StoredCache } from './createStoredCache';

interface Times {
  /** When the answer came. */
  at: number;
  /** How many hooks show it. */
  users: number;
  /** How many of them belong to a screen, and not to what stands beside every one. */
  screens: number;
  /** When the last of them left. */
  leftAt: number;
}

/** The answers of queries in memory, backed by what storage kept. */
export interface QueryCache extends Cache<unknown> {
  /** True when the answer is young enough not to be asked for again. */
  isFresh(key: string): boolean;
  /**
   * Notes that a hook shows this key, until the returned function is called: on a screen, or beside
   * every one, as a count in a bar does.
   */
  hold(key: string, options?: { isBeside?: boolean | undefined }): () => void;
  /**
   * When the oldest answer that a screen shows came, in ms since the epoch; null without any, and
   * where one has not come.
   */
  shownSince(): number | null;
  /** Calls back when that may have changed. Returns what stops it. */
  onShown(listen: () => void): () => void;
  clear(): void;
}

/**
 * A cache for SWR that reads through to storage and forgets what nobody has shown for ten minutes.
 */
export function createQueryCache(stored: StoredCache, clock: Clock): QueryCache {
  const states = new Map<string, State<unknown>>();
  const times = new Map<string, Times>();
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listen) => listen());
  const timesOf = (key: string) => {
    const known = times.get(key) ?? {
      at: Number.NEGATIVE_INFINITY,
      users: 0,
      screens: 0,
      leftAt: clock.now(),
    };
    times.set(key, known);
    return known;
  };

  const cache: QueryCache = {
    keys: () => states.keys(),
    get(key) {
      const state = states.get(key);
      if (state) return state;
      const kept = stored.read(key);
      if (!kept) return undefined;
      const revived = { data: kept.value };
      states.set(key, revived);
      timesOf(key).at = clock.now() - kept.age;
      return revived;
    },
    set(key, state) {
      const before = states.get(key);
      if (isWithheld(state.error)) stored.drop(key);
      // That there is no connection may only have shown in this failure.
      const kept = state.data === undefined && state.error !== undefined ? stored.read(key) : null;
      if (kept) {
        states.set(key, { ...state, data: kept.value });
        timesOf(key).at = clock.now() - kept.age;
        return tell();
      }
      states.set(key, state);
      // An answer equal to the one before keeps its object: that it came shows in the end of the
      // validation only.
      const hasAnswered =
        before?.isValidating === true && state.isValidating === false && state.error === undefined;
      if (state.data === undefined || (state.data === before?.data && !hasAnswered)) return;
      timesOf(key).at = clock.now();
      stored.write(key, state.data);
      collect(states, times, clock.now() - COLLECTION_TIME);
      tell();
    },
    delete(key) {
      states.delete(key);
      // Whoever shows it still does.
      timesOf(key).at = Number.NEGATIVE_INFINITY;
      stored.drop(key);
    },
    isFresh: (key) =>
      cache.get(key)?.data !== undefined && clock.now() - timesOf(key).at < STALE_TIME,
    hold: (key, { isBeside = false } = {}) => {
      const leave = enter(timesOf(key), isBeside);
      tell();
      return () => {
        leave(clock.now());
        tell();
      };
    },
    shownSince: () => oldestShown(states, times),
    onShown(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    clear() {
      states.clear();
      for (const entry of times.values()) entry.at = Number.NEGATIVE_INFINITY;
      stored.clear();
    },
  };
  return cache;
}

/** Whether an answer says that one may not see it, or that it is gone: it is kept nowhere then. */
const isWithheld = (error: unknown) =>
  [403, 404, 410].includes((error as { status?: number } | undefined)?.status ?? 0);

/** Forgets what nobody shows and nobody has asked for since then. */
function collect(states: Map<string, unknown>, times: Map<string, Times>, limit: number): void {
  for (const [key, { users, leftAt, at }] of times) {
    if (users > 0 || Math.max(leftAt, at) > limit) continue;
    states.delete(key);
    times.delete(key);
  }
}

/** Counts one more hook. Returns what takes it back, with the time at which it leaves. */
function enter(entry: Times, isBeside: boolean): (now: number) => void {
  const onScreen = isBeside ? 0 : 1;
  entry.users += 1;
  entry.screens += onScreen;
  return (now) => {
    entry.users -= 1;
    entry.screens -= onScreen;
    entry.leftAt = now;
  };
}

function oldestShown(
  states: ReadonlyMap<string, State<unknown>>,
  times: ReadonlyMap<string, Times>,
): number | null {
  const shown = [...times].filter(([key, { screens }]) => screens > 0 && isOfScreens(key));
  // Of what did not come there is no age to tell, nor of a screen that lacks it.
  const isMissing = (state?: State<unknown>) => !!state?.error && state.data === undefined;
  if (shown.some(([key]) => isMissing(states.get(key)))) return null;
  const came = shown.map(([, { at }]) => at).filter(Number.isFinite);
  return came.length > 0 ? Math.min(...came) : null;
}
