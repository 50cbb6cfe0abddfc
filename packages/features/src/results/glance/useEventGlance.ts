import { useEffect, useReducer } from 'react';
import { useClubline } from '../../platform/provider';
import { useEventDays } from '../days/useEventDays';
import type { EventContent } from '../eventContent.types';
import { eventGlance, nextGlanceChange, type EventGlanceContent } from './eventGlance';

/** What there is to say of an event at the present moment, as long as the page is visible. */
export function useEventGlance(event: EventContent | undefined): EventGlanceContent | null {
  const { clock, pageTimer } = useClubline();
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const days = useEventDays(event?.days);
  const now = clock.now();
  const due = event ? nextGlanceChange(event, now) : Number.POSITIVE_INFINITY;
  useEffect(
    () => (Number.isFinite(due) ? pageTimer.at(due, rerender) : undefined),
    [pageTimer, due],
  );
  return event ? eventGlance({ ...event, days }, now) : null;
}
