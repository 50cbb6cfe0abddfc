import type { EventContent } from '../eventContent.types';

/**
 * The `id` of the day of an event whose results people look for at a time, in ms since 1970: the
 * day on which something began last, and the first one before the event. Where nobody knows what
 * takes place when, it is the last day with results. Null without any day.
 */
export function presentDay(
  { days, programme }: Pick<EventContent, 'days' | 'programme'>,
  now: number,
): string | null {
  const sessions = programme?.sessions ?? [];
  // As it is written, the date is that of the place.
  const dates = [...new Set(sessions.map(({ start }) => start.slice(0, 10)))].sort();
  const begun = new Set(
    sessions.filter(({ start }) => Date.parse(start) <= now).map(({ start }) => start.slice(0, 10)),
  );
  const day =
    dates.length === days.length
      ? days[Math.max(0, begun.size - 1)]
      : days.findLast(({ races }) => races.length > 0);
  return (day ?? days[0])?.id ?? null;
}
