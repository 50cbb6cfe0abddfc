import { useEffect, useReducer } from 'react';
import { useClubline } from '../provider';

/**
 * The present moment in ms. It is another one at the time that `dueAt` says of it, as long as the
 * page is visible; at `Infinity` never.
 */
export function usePresentUntil(dueAt: (now: number) => number): number {
  const { clock, pageTimer } = useClubline();
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const now = clock.now();
  const due = dueAt(now);
  useEffect(
    () => (Number.isFinite(due) ? pageTimer.at(due, rerender) : undefined),
    [pageTimer, due],
  );
  return now;
}
