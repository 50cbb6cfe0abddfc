import type { RaceRow, RankedRow, ResultsSort } from './results.types';

/** What a moto without a finish counts. */
export const MISSING_MOTO = 999;

/** Whether it is no plain value: a record, a list or a function. */
export const isObject = (value: unknown) => Object(value) === value;
/** What it reads as; an object, which may have a `toString` of its own, as JSON. */
export const text = (value: unknown) =>
  isObject(value) ? JSON.stringify(value) : `${value ?? ''}`;

/**
 * The list that it is, or none: what comes from elsewhere may lack what its type promises, and must
 * not take the page down.
 */
export const listOf = <T>(given: readonly T[]) => (Array.isArray(given) ? (given as T[]) : []);

/** Why there is no place, in the first word for it that any of these holds. */
export const reasonIn = (...given: unknown[]) =>
  /\bD(N[FS]|S?Q)\b/i.exec(`${given.map(text)}`)?.[0];

/**
 * A place as a number, also where data give it as digits; 0 for what nobody can read, and null
 * where there is none: for a reason, blanks or dashes.
 */
export function readPlace(given: unknown): number | null {
  const said = text(given).trim();
  if (reasonIn(said) || /^[\u2013\u2014-]*$/.test(said)) return null;
  return /^\d+(\.0*)?$/.test(said) ? +said : 0;
}

/**
 * Gives each row its final place, in the order of the input: the smaller sum of motos first, then
 * the better best moto; who is equal in both shares the place, and the next one counts on past
 * them. A place given with the results is used as it is. Where one moto of the race cannot be
 * read, nobody is given a place that might be wrong; nor is a row past which a given place has
 * moved another.
 */
export function rankRace(rows: readonly RaceRow[]): RankedRow[] {
  const present = listOf(rows).filter(Boolean);
  const motoCount = Math.max(0, ...present.map(({ motos }) => listOf(motos).length));
  let isCertain = true;
  const ranked = present.map((row): RankedRow => {
    const place = readPlace(row.finalPos ?? row.unreadPos);
    let sum = 0;
    // What nobody can read is 0, the least of all.
    let best = place === 0 || (row.motos && !Array.isArray(row.motos)) ? 0 : null;
    for (let index = 0; index < motoCount; index += 1) {
      const moto = row.motos?.[index];
      const pos = readPlace(moto?.pos ?? moto?.unreadPos);
      if (pos !== null) best = Math.min(best ?? pos, pos);
      sum += pos ?? MISSING_MOTO;
    }
    if (reasonIn(row.status, row.finalPos, row.rank)) best = null;
    isCertain &&= best !== 0;
    return { row, place: place || null, sum: best && sum, best, motoCount, sameSum: [] };
  });
  const official = ranked.filter((one) => one.place);
  // Who has no sum comes last.
  const compare = (a: RankedRow, b: RankedRow) => (a.sum ?? Infinity) - b.sum! || a.best! - b.best!;
  let place = 0;
  ranked
    .filter((one) => isCertain && one.sum)
    .sort(compare)
    .forEach((one, index, all) => {
      const before = all[index - 1];
      if (!before || compare(before, one)) place = index + 1;
      const holds = (other: RankedRow) =>
        Math.sign(other.place! - place) === Math.sign(compare(other, one));
      if (official.every(holds)) one.place ??= place;
      // One list for all who share the sum: a list for each would be a million entries where a
      // thousand tie.
      if (before?.sum === one.sum) one.sameSum = before!.sameSum;
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
    readPlace(by === 'rank' ? row.rank : by === 'final' ? place : row.motos?.[by]?.pos) ||
    sign * Infinity;
  // Two without a value differ by no number.
  return rows.toSorted((a, b) => sign * (value(a) - value(b)) || 0);
}
