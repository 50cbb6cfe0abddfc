import type { EventContent } from '../eventContent.types';

/** Whether an event is still to come, on, or over. */
export type EventState = 'upcoming' | 'live' | 'finished';

const timesOf = (programme: EventContent['programme'], which: 'start' | 'end') =>
  (programme?.sessions ?? [])
    .map((session) => Date.parse(session[which]))
    .filter((time) => !Number.isNaN(time));

/**
 * What an event is at a time, in ms since 1970: on from its first start to its last end. Null where
 * nobody knows what takes place when.
 */
export function eventState(
  { programme }: Pick<EventContent, 'programme'>,
  now: number,
): EventState | null {
  const starts = timesOf(programme, 'start');
  const ends = timesOf(programme, 'end');
  if (starts.length === 0 || ends.length === 0) return null;
  if (now < Math.min(...starts)) return 'upcoming';
  return now < Math.max(...ends) ? 'live' : 'finished';
}

/** When that, or the present day, may be another one, in ms since 1970; infinite where never. */
export function nextStateChange({ programme }: Pick<EventContent, 'programme'>, now: number) {
  return Math.min(
    ...[...timesOf(programme, 'start'), ...timesOf(programme, 'end')].filter((time) => time > now),
  );
}
