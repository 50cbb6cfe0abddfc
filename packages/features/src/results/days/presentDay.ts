import type { EventContent, EventDay } from '../eventContent.types';

type Programme = Pick<EventContent, 'days' | 'programme'>;

/**
 * The day of an event on which something began last at a time, in ms since 1970, and the first one
 * before the event. Undefined where nobody knows what takes place when.
 */
export function dayAt({ days, programme }: Programme, time: number): EventDay | undefined {
  const sessions = programme?.sessions ?? [];
  // As it is written, the date is that of the place.
  const dates = [...new Set(sessions.map(({ start }) => start.slice(0, 10)))].sort();
  const begun = new Set(
    sessions
      .filter(({ start }) => Date.parse(start) <= time)
      .map(({ start }) => start.slice(0, 10)),
  );
  return dates.length === days.length ? days[Math.max(0, begun.size - 1)] : undefined;
}

/**
 * The `id` of the day of an event whose results people look for at a time, in ms since 1970: that
 * of `dayAt`, or else the last day with results. Null without any day.
 */
export function presentDay(event: Programme, now: number): string | null {
  const { days } = event;
  const day = dayAt(event, now) ?? days.findLast(({ races }) => races.length > 0);
  return (day ?? days[0])?.id ?? null;
}
