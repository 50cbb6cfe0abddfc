import { isolateIn } from '@clubline/contract';
import { rankRace, type RaceRow } from '@clubline/ui';
import type { EventContent, EventDay, EventRace } from './eventContent.types';
import type { ResultAddress } from './resultAddress';

/** As much of an address as the event has. */
export interface FoundResult {
  day?: EventDay;
  race?: EventRace;
  row?: RaceRow;
  /** The first part of the address that the event does not have; null when it has all of it. */
  missing: 'day' | 'race' | 'boat' | null;
}

/** What a boat is called in addresses. */
export const boatOf = (row: RaceRow): string => String(row.bikeNumber ?? '');

/** Looks an address up in the event. */
export function findResult(
  { days }: Pick<EventContent, 'days'>,
  address: ResultAddress,
): FoundResult {
  const day = days.find(({ id }) => id === address.day);
  if (!day) return { missing: 'day' };
  const race = day.races.find(({ id }) => id === address.race);
  if (!race) return { day, missing: address.race ? 'race' : null };
  const row = address.boat ? race.rows.find((one) => boatOf(one) === address.boat) : undefined;
  return row
    ? { day, race, row, missing: null }
    : { day, race, missing: address.boat ? 'boat' : null };
}

/** The final place of a row of this race. */
export function rankOf(race: EventRace, row: RaceRow): number | null {
  return rankRace(race.rows)[race.rows.indexOf(row)]?.place ?? null;
}

/** How a race is called in one line. */
export const raceName = ({ raceLabel, title }: EventRace): string =>
  raceLabel ? `${raceLabel} · ${isolateIn(raceLabel, title)}` : title;

/**
 * The race with nothing in it that tells a place: not in its figures, and not in the order of its
 * riders.
 */
export function withoutRanks(race: EventRace): EventRace {
  const byBoat = [...race.rows].sort((a, b) =>
    boatOf(a).localeCompare(boatOf(b), 'en', { numeric: true }),
  );
  return {
    ...race,
    rows: byBoat.map((row) => ({
      ...row,
      rank: null,
      finalPos: null,
      motos: race.motoLabels.map(() => ({ pos: null })),
    })),
  };
}
