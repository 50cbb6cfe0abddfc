import { useEffect, useReducer } from 'react';
import { useClubline } from '../../platform/provider';
import type { EventContent } from '../eventContent.types';
import { eventState, nextStateChange } from './eventState';
import { presentDay } from './presentDay';

/** What an event is at the present moment, and the `id` of the day whose results are looked for. */
export function usePresentEvent(event: Pick<EventContent, 'days' | 'programme'>) {
  const { clock, pageTimer } = useClubline();
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const now = clock.now();
  const due = nextStateChange(event, now);
  useEffect(
    () => (Number.isFinite(due) ? pageTimer.at(due, rerender) : undefined),
    [pageTimer, due],
  );
  return { state: eventState(event, now), presentDayId: presentDay(event, now) };
}
