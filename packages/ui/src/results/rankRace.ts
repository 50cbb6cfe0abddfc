import type { RaceRow, RankedRow, ResultsSort } from './results.types';

/** What a moto without a finish counts. */
export const MISSING_MOTO = 999;

/** A place as a number, also where data give it as digits; null for all that is none. */
export function readPlace(given: unknown): number | null {
  // As text: `true` is no place.
  const place = Number(`${given}`);
  return place > 0 ? place : null;
}

/** How data say why there is no place. */
export const REASON = /\bD(N[FS]|S?Q)\b/i;

/** Whether data hold something here in which nobody can read a place. */
export const isUnread = (given: unknown) =>
  !!given && !readPlace(given) && !REASON.test(given as string) && /\w/.test(given as string);

/**
 * Gives each row its final place, in the order of the input: the smaller sum of motos first, then
 * the better best moto; who is equal in both shares the place, and the next one counts on past
 * them. A place given with the results is used as it is. Where one moto of the race cannot be
 * read, nobody is given a place that might be wrong.
 */
export function rankRace(rows: readonly RaceRow[]): RankedRow[] {
  // What comes from elsewhere may lack what its type promises, and must not take the page down.
  const present = rows?.filter(Boolean) ?? [];
  const motoCount = Math.max(0, ...present.map(({ motos }) => motos?.length ?? 0));
  let isCertain = true;
  const read = (given: unknown) => {
    isCertain &&= !isUnread(given);
    return readPlace(given);
  };
  const ranked = present.map((row): RankedRow => {
    let sum = 0;
    let best: number | null = null;
    for (let index = 0; index < motoCount; index += 1) {
      const pos = read(row.motos?.[index]?.pos);
      if (pos) best = Math.min(best ?? pos, pos);
      sum += pos ?? MISSING_MOTO;
    }
    if (REASON.test(`${[row.status, row.finalPos, row.rank]}`)) best = null;
    return { row, place: read(row.finalPos), sum: best && sum, best, motoCount, sameSum: [] };
  });
  let place = 0;
  ranked
    .filter((one) => {
      if (!isCertain) one.sum = one.best = null;
      return one.sum;
    })
    .sort((a, b) => a.sum! - b.sum! || a.best! - b.best!)
    .forEach((one, index, all) => {
      const before = all[index - 1];
      const isTied = before?.sum === one.sum;
      if (!isTied || before?.best !== one.best) place = index + 1;
      one.place ??= place;
      // One list for all who share the sum: a list for each would be a million entries where a
      // thousand tie.
      if (isTied) one.sameSum = before!.sameSum;
      one.sameSum.push(one);
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
  const sign = isDescending ? -1 : 1;
  const value = ({ row, place }: RankedRow) =>
    readPlace(by === 'rank' ? row.rank : by === 'final' ? place : row.motos?.[by]?.pos) ??
    sign * Infinity;
  // Two without a value differ by no number.
  return rows.toSorted((a, b) => sign * (value(a) - value(b)) || 0);
}
