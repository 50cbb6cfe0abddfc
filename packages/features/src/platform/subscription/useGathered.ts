import { useCallback, useEffect, useRef } from 'react';
import { useClubline } from '../provider';

/** So long a flood is gathered before it is shown, in ms. */
const GATHER_MS = 250;

/** Gathers the fields of a key. */
export type Gather<T> = (key: string, fields: T) => void;

/**
 * Gathers what comes in a flood: hands on the latest fields of each key, all of them together, a
 * quarter of a second after the first; with what gathers again those whose time has not come. What
 * was gathered when the component goes is dropped.
 */
export function useGathered<T extends object>(
  apply: (latest: ReadonlyMap<string, T>, again: Gather<T>) => void,
): Gather<T> {
  const { clock } = useClubline();
  const latestApply = useRef(apply);
  const gathered = useRef(new Map<string, T>());
  const timer = useRef<ReturnType<typeof clock.setTimeout>>(undefined);
  useEffect(() => {
    latestApply.current = apply;
  });
  useEffect(() => () => clock.clearTimeout(timer.current), [clock]);
  return useCallback(
    function gather(key, fields) {
      if (gathered.current.size === 0)
        timer.current = clock.setTimeout(() => {
          const latest = gathered.current;
          gathered.current = new Map();
          latestApply.current(latest, gather);
        }, GATHER_MS);
      gathered.current.set(key, { ...gathered.current.get(key), ...fields } as T);
    },
    [clock],
  );
}
