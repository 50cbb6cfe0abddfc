import type { RaceRow, RankedRow, ResultsSort } from './results.types';

/** What a moto without a finish counts. */
export const MISSING_MOTO = 999;

/**
 * Gives each row its final place, in the order of the input: the smaller sum of motos first, then
 * the better best moto; who is equal in both shares the place, and the next one counts on past
 * them. A place given with the results is used as it is.
 */
export function rankRace(rows: readonly RaceRow[]): RankedRow[] {
  const motoCount = rows.reduce((most, row) => Math.max(most, row.motos.length), 0);
  const ranked = rows.map((row): RankedRow => {
    const places = row.motos.flatMap(({ pos }) => pos ?? []);
    const hasFinish = places.length > 0;
    return {
      row,
      place: row.finalPos ?? null,
      sum: hasFinish
        ? places.reduce((sum, pos) => sum + pos, (motoCount - places.length) * MISSING_MOTO)
        : null,
      best: hasFinish ? Math.min(...places) : null,
      motoCount,
      sameSum: [],
    };
  });
  let place = 0;
  let before: RankedRow | undefined;
  ranked
    .filter(({ sum }) => sum !== null)
    .sort((a, b) => a.sum! - b.sum! || a.best! - b.best!)
    .forEach((one, index) => {
      const hasSameSum = before?.sum === one.sum;
      if (!hasSameSum || before?.best !== one.best) place = index + 1;
      one.place ??= place;
      // One list for all who share the sum: a list for each would be a million entries where a
      // thousand tie.
      one.sameSum = hasSameSum && before ? before.sameSum : [];
      one.sameSum.push(one);
      before = one;
    });
  return ranked;
}

/**
 * Orders ranked rows without touching what stands in them; those without a value come last either
 * way, equals stay as they are.
 */
export function sortResults(
  rows: readonly RankedRow[],
  { by, isDescending }: ResultsSort,
): RankedRow[] {
  const value = ({ row, place }: RankedRow) =>
    (by === 'rank' ? row.rank : by === 'final' ? place : row.motos[by]?.pos) ?? null;
  return [...rows].sort((a, b) => {
    const x = value(a);
    const y = value(b);
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    return isDescending ? y - x : x - y;
  });
}
