import { useCallback, useEffect, useRef } from 'react';
import { useClubline } from '../provider';

/** So long a flood is gathered before it is shown, in ms. */
const GATHER_MS = 250;

/** So often in a minute something is asked for again as soon as it is out of date. */
const QUICK_ASKS = 10;
const MINUTE_MS = 60_000;
/** So long it waits then, in ms: what makes it so, strangers may do without end. */
const SLOW_MS = 5_000;

/** Gathers the fields of a key. */
export type Gather<T> = (key: string, fields: T) => void;

/**
 * Gathers what comes in a flood: hands on the latest fields of each key, all of them together, a
 * quarter of a second after the first; with what gathers again those whose time has not come. What
 * was gathered when the component goes is dropped.
 * @param waitMs how long instead
 */
export function useGathered<T extends object>(
  apply: (latest: ReadonlyMap<string, T>, again: Gather<T>) => void,
  waitMs: () => number = () => GATHER_MS,
): Gather<T> {
  const { clock } = useClubline();
  const latest = useRef({ apply, waitMs });
  const gathered = useRef(new Map<string, T>());
  const timer = useRef<ReturnType<typeof clock.setTimeout>>(undefined);
  useEffect(() => {
    latest.current = { apply, waitMs };
  });
  useEffect(() => () => clock.clearTimeout(timer.current), [clock]);
  return useCallback(
    function gather(key, fields) {
      if (gathered.current.size === 0)
        timer.current = clock.setTimeout(() => {
          const all = gathered.current;
          gathered.current = new Map();
          latest.current.apply(all, gather);
        }, latest.current.waitMs());
      gathered.current.set(key, { ...gathered.current.get(key), ...fields } as T);
    },
    [clock],
  );
}

/**
 * Gives what says of an answer, by its key, that it is out of date. `ask` asks for all of which it
 * was said, a quarter of a second after the first; beyond ten times in a minute every five seconds,
 * so that nobody who is heard has a page use up what its person may ask.
 */
export function useAskAgain(ask: (keys: readonly string[]) => void): (key: string) => void {
  const { clock } = useClubline();
  const asked = useRef<number[]>([]);
  const askedLately = () => asked.current.filter((time) => time > clock.now() - MINUTE_MS);
  const gather = useGathered<object>(
    (latest) => {
      asked.current = [...askedLately(), clock.now()];
      ask([...latest.keys()]);
    },
    () => (askedLately().length < QUICK_ASKS ? GATHER_MS : SLOW_MS),
  );
  return useCallback((key) => gather(key, {}), [gather]);
}
