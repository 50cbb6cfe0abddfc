import type { EventContent, EventSession } from '../eventContent.types';
import { latestPodiums, type LatestPodiums } from './latestPodiums';
import { dayAt } from '../days/presentDay';

/** What there is to say of an event in one card. */
export type EventGlanceContent =
  /** With the `id` of its day, where that is known. */
  | { kind: 'next'; session: EventSession; place: string; day: string | null }
  | ({ kind: 'latest' } & LatestPodiums);

/**
 * What people look for at a time, in ms since 1970: before the event the first race, from then on
 * the latest results, of so many races at most, and the race that is next as long as there are
 * none. Null without any.
 */
export function eventGlance(
  event: Pick<EventContent, 'days' | 'programme'>,
  now: number,
  racesMax: number,
): EventGlanceContent | null {
  const { place = '', sessions = [] } = event.programme ?? {};
  const next = sessions.find(({ start }) => Date.parse(start) > now);
  const hasBegun = next === undefined || next !== sessions[0];
  const latest = hasBegun ? latestPodiums(event.days, racesMax) : null;
  if (latest) return { kind: 'latest', ...latest };
  if (!next) return null;
  return {
    kind: 'next',
    session: next,
    place,
    day: dayAt(event, Date.parse(next.start))?.id ?? null,
  };
}

/** When that may be something else, in ms since 1970; infinite where it never will. */
export function nextGlanceChange({ programme }: Pick<EventContent, 'programme'>, now: number) {
  return Math.min(
    ...(programme?.sessions ?? [])
      .map(({ start }) => Date.parse(start))
      .filter((start) => start > now),
  );
}
