import type { HrefFor } from '../../platform/routes';
import type { EventContent, EventDay, EventRace } from '../eventContent.types';
import { boatOf, raceName } from '../findResult';
import { latestPodiums } from '../glance/latestPodiums';
import type { ResultsTexts } from '../messages';
import { folded, searchRiders } from '../resultsByRider';

/** A race that was found, by its own name or by who rode in it; where they ended is not said. */
export interface FoundRace {
  id: string;
  href: string;
  race: string;
  /** The day with its date; '' of the event itself. */
  day: string;
  /** Who was found in it, and their boat, which may be ''. */
  rider?: { name: string; boat: string };
}

/**
 * The event where it is called so, its races on all days that are, and after them those of the
 * riders who are, in the order of the event. Accents do not matter; a single letter finds nothing.
 */
export function searchRaces(
  { days, heading }: Pick<EventContent, 'days'> & Partial<Pick<EventContent, 'heading'>>,
  query: string,
  hrefFor: HrefFor,
  texts: ResultsTexts,
): FoundRace[] {
  const words = folded(query).trim().split(/\s+/);
  if (words.join('').length < 2) return [];
  const isIn = (text: string) => words.every((word) => folded(text).includes(word));
  const whole =
    heading && isIn(heading)
      ? [{ id: 'event', href: hrefFor({ to: 'scores' }), race: heading, day: '' }]
      : [];
  const named = days.flatMap((day) =>
    day.races
      .filter((race) => isIn(`${raceName(race)} ${day.name} ${day.date}`))
      .map((race) => foundRace(day, race, hrefFor, texts)),
  );
  const ridden = searchRiders(days, query).map(({ day, race, row }) => {
    const boat = boatOf(row);
    return {
      id: `${day.id}/${race.id}/${boat}/${row.rider}`,
      href: hrefFor({ to: 'result', day: day.id, race: race.id, ...(boat && { boat }) }),
      race: raceName(race),
      day: texts.dayWithDate(day.name, day.date),
      rider: { name: row.rider, boat },
    };
  });
  return [...whole, ...named, ...ridden];
}

const foundRace = (
  day: EventDay,
  race: EventRace,
  hrefFor: HrefFor,
  texts: ResultsTexts,
): FoundRace => ({
  id: `${day.id}/${race.id}`,
  href: hrefFor({ to: 'result', day: day.id, race: race.id }),
  race: raceName(race),
  day: texts.dayWithDate(day.name, day.date),
});

/** The races that were last, `count` at most; who won is not said. */
export function latestRaces(
  days: readonly EventDay[],
  count: number,
  hrefFor: HrefFor,
  texts: ResultsTexts,
): FoundRace[] {
  const latest = latestPodiums(days, count);
  return latest
    ? latest.podiums.map(({ race }) => foundRace(latest.day, race, hrefFor, texts))
    : [];
}
