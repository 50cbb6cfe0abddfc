import type { HrefFor } from '../../platform/routes';
import type { EventContent } from '../eventContent.types';
import { boatOf, raceName } from '../findResult';
import { folded, searchRiders } from '../resultsByRider';

/** A race that was found, by its own name or by who rode in it; where they ended is not said. */
export interface FoundRace {
  id: string;
  href: string;
  race: string;
  /** The day with its date. */
  day: string;
  /** Who was found in it, and their boat, which may be ''. */
  rider?: { name: string; boat: string };
}

/**
 * The races of all days that are called so, and after them those of the riders who are, in the
 * order of the event. Accents do not matter; a single letter finds nothing.
 */
export function searchRaces(
  days: EventContent['days'],
  query: string,
  hrefFor: HrefFor,
): FoundRace[] {
  const words = folded(query).trim().split(/\s+/);
  if (words.join('').length < 2) return [];
  const named = days.flatMap((day) =>
    day.races
      .filter((race) => {
        const text = folded(`${raceName(race)} ${day.name} ${day.date}`);
        return words.every((word) => text.includes(word));
      })
      .map((race) => ({
        id: `${day.id}/${race.id}`,
        href: hrefFor({ to: 'result', day: day.id, race: race.id }),
        race: raceName(race),
        day: `${day.name}, ${day.date}`,
      })),
  );
  const ridden = searchRiders(days, query).map(({ day, race, row }) => {
    const boat = boatOf(row);
    return {
      id: `${day.id}/${race.id}/${boat}/${row.rider}`,
      href: hrefFor({ to: 'result', day: day.id, race: race.id, ...(boat && { boat }) }),
      race: raceName(race),
      day: `${day.name}, ${day.date}`,
      rider: { name: row.rider, boat },
    };
  });
  return [...named, ...ridden];
}
