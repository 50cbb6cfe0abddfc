import { usePresentUntil } from '../../platform/dates';
import type { EventContent } from '../eventContent.types';
import { eventState, nextStateChange } from './eventState';
import { presentDay } from './presentDay';

/** What an event is at the present moment, and the `id` of the day whose results are looked for. */
export function usePresentEvent(event: Pick<EventContent, 'days' | 'programme'>) {
  const now = usePresentUntil((at) => nextStateChange(event, at));
  return { state: eventState(event, now), presentDayId: presentDay(event, now) };
}
