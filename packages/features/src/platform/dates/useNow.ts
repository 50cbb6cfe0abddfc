import { useEffect, useReducer } from 'react';
import { useClubline } from '../provider';
import { nextAgeChange, type AgeMessages } from './formatAge';

/**
 * The present moment in ms, renewed whenever one of these ISO times has become old enough to be
 * worded differently by `messages`, as long as the page is visible.
 */
export function useNow(times: readonly string[], messages: AgeMessages): number {
  const { clock, pageTimer } = useClubline();
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const now = clock.now();
  const due = Math.min(...times.map((time) => nextAgeChange(time, now, messages)));

  useEffect(
    () => (Number.isFinite(due) ? pageTimer.at(due, rerender) : undefined),
    [pageTimer, due],
  );
  return now;
}
