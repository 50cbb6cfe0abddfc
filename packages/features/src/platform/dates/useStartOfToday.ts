import { useEffect, useReducer } from 'react';
import { useClubline } from '../provider';

/** When the viewer's day has begun, in ms, in their time zone; the next day is seen to begin. */
export function useStartOfToday(): number {
  const { clock, pageTimer } = useClubline();
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const now = new Date(clock.now());
  const startOf = (day: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + day).getTime();
  const tomorrow = startOf(1);
  useEffect(() => pageTimer.at(tomorrow, rerender), [pageTimer, tomorrow]);
  return startOf(0);
}
