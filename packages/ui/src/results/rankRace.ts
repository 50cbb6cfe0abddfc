import type { RaceMoto, RaceRow, RankedRow, ResultsSort } from './results.types';

/** What a moto without a finish counts. */
export const MISSING_MOTO = 999;

/** A place as a number, also where data give it as text; null for all that is none. */
export function readPlace(given: unknown): number | null {
  const place = Number(given);
  return place > 0 ? place : null;
}

/** Whether the data name a finish in this moto, readable or not. */
export const namesFinish = (moto: RaceMoto | null | undefined) =>
  moto?.pos && !/^(D(N[FS]|S?Q)|\W*)$/i.test(`${moto.pos}`);

/**
 * Gives each row its final place, in the order of the input: the smaller sum of motos first, then
 * the better best moto; who is equal in both shares the place, and the next one counts on past
 * them. A place given with the results is used as it is. Where one moto of the race cannot be
 * read, nobody is given a place that might be wrong.
 */
export function rankRace(rows: readonly RaceRow[]): RankedRow[] {
  const motoCount = rows.reduce((most, { motos }) => Math.max(most, motos?.length ?? 0), 0);
  const isCertain = !rows.some(({ motos }) =>
    motos?.some((moto) => namesFinish(moto) && !readPlace(moto.pos)),
  );
  const ranked = rows.map((row): RankedRow => {
    const places = row.motos?.flatMap((moto) => readPlace(moto?.pos) ?? []) ?? [];
    const hasFinish = isCertain && places[0];
    return {
      row,
      place: readPlace(row.finalPos),
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
    readPlace(by === 'rank' ? row.rank : by === 'final' ? place : row.motos?.[by]?.pos);
  return [...rows].sort((a, b) => {
    const x = value(a);
    const y = value(b);
    return Number(x === null) - Number(y === null) || (isDescending ? y! - x! : x! - y!);
  });
}
