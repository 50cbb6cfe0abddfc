import { slugify } from '@clubline/contract';
import { rankRace, type ListedResult, type RaceRow } from '@clubline/ui';
import type { HrefFor } from '../platform/routes';
import type { EventContent, EventDay, EventRace } from './eventContent.types';
import { boatOf, raceName } from './findResult';
import type { ResultsTexts } from './messages';

/** One row of the event, with where it stands. */
export interface RiderResult {
  day: EventDay;
  race: EventRace;
  row: RaceRow;
  /** The final place; null when there is none. */
  place: number | null;
}

type Days = EventContent['days'];

/** The rows of all days that fit, in the order of the event. */
function resultsWhere(days: Days, fits: (row: RaceRow) => boolean): RiderResult[] {
  return days.flatMap((day) =>
    day.races.flatMap((race) =>
      race.rows.some(fits)
        ? rankRace(race.rows)
            .filter(({ row }) => fits(row))
            .map(({ row, place }) => ({ day, race, row, place }))
        : [],
    ),
  );
}

/** All results of the rider whose page has this name in its address. */
export function resultsOfRider(days: Days, slug: string): RiderResult[] {
  return slug ? resultsWhere(days, ({ rider }) => slugify(rider) === slug) : [];
}

/** Without accents, in lower case. */
export const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The results of all days whose rider has each of the words in their name, accents aside, or whose
 * boat is called so. A single letter finds no names.
 */
export function searchRiders(days: Days, query: string): RiderResult[] {
  const wanted = folded(query).trim();
  if (!wanted) return [];
  const words = wanted.length > 1 ? wanted.split(/\s+/) : [];
  return resultsWhere(days, (row) => {
    const name = folded(row.rider);
    return (
      boatOf(row).toLowerCase() === wanted ||
      (words.length > 0 && words.every((word) => name.includes(word)))
    );
  });
}

/** A result as a list shows it, its place kept back where it is not to be seen. */
export function asListed(
  { day, race, row, place }: RiderResult,
  hrefFor: HrefFor,
  texts: ResultsTexts,
  isShown: (day: string, race?: string) => boolean,
): ListedResult {
  const boat = boatOf(row);
  return {
    href: hrefFor({ to: 'result', day: day.id, race: race.id, ...(boat && { boat }) }),
    title: raceName(race),
    day: texts.dayWithDate(day.name, day.date),
    rider: row.rider,
    boat,
    place,
    isPlaceHidden: !isShown(day.id, race.id),
  };
}
