import { usePresentUntil } from '../../platform/dates';
import { useEventDays } from '../days/useEventDays';
import type { EventContent } from '../eventContent.types';
import { eventGlance, nextGlanceChange, type EventGlanceContent } from './eventGlance';

/** What there is to say of an event at the present moment, as long as the page is visible. */
export function useEventGlance(
  event: EventContent | undefined,
  racesMax: number,
): EventGlanceContent | null {
  const days = useEventDays(event?.days);
  const now = usePresentUntil((at) => (event ? nextGlanceChange(event, at) : Infinity));
  return event ? eventGlance({ ...event, days }, now, racesMax) : null;
}
