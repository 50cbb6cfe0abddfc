import { rankRace } from './rankRace';
import type { RaceRow } from './results.types';

/** One rider's way through a race. */
export interface RiderPlaces {
  /** The row as it was given. */
  row: RaceRow;
  /** The place after each moto, in order; null while none was finished. */
  places: readonly (number | null)[];
}

/**
 * Which place each rider had after each of `motoCount` motos, by the same rules as the final one;
 * the last is the final place. Who is best at the end stands first.
 */
export function placesByMoto(rows: readonly RaceRow[], motoCount: number): RiderPlaces[] {
  const after = Array.from({ length: motoCount }, (_, moto) =>
    rankRace(
      moto === motoCount - 1
        ? rows
        : rows.map((row) => ({ ...row, finalPos: null, motos: row.motos.slice(0, moto + 1) })),
    ),
  );
  return rows
    .map((row, index) => ({ row, places: after.map((ranked) => ranked[index]?.place ?? null) }))
    .sort((a, b) => (a.places.at(-1) ?? Infinity) - (b.places.at(-1) ?? Infinity) || 0);
}
