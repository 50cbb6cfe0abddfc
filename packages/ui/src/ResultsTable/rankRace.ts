import type { RaceRow } from './ResultsTable.types';

/** What a moto without a finish counts. */
export const MISSING_MOTO = 999;

export interface RankedRow {
  row: RaceRow;
  /** The final place; null when no moto was finished and none is given. */
  place: number | null;
  /** All motos together, a missing one counting 999; null when all are missing. */
  sum: number | null;
  /** The best single moto, which decides between equal sums. */
  best: number | null;
  /** True when the place was given with the results instead of computed. */
  isOfficial: boolean;
  /** Others with the same sum; those of `isEqual` share the best moto, and so the place. */
  tiedWith: { rider: string; best: number; isEqual: boolean }[];
}

/**
 * Gives each row its final place, in the order of the input: the smaller sum of motos first, then the better best moto; who is
 * equal in both shares the place, and the next one counts on past them. A place given with the results is used as it is.
 */
export function rankRace(rows: readonly RaceRow[]): RankedRow[] {
  const motoCount = Math.max(0, ...rows.map((row) => row.motos.length));
  const scores = rows.map((row) => {
    const places = row.motos.flatMap(({ pos }) => (pos === null ? [] : [pos]));
    if (places.length === 0) return null;
    const sum = places.reduce((total, pos) => total + pos, 0) + (motoCount - places.length) * MISSING_MOTO;
    return { sum, best: Math.min(...places) };
  });
  const order = scores.filter((score) => score !== null).sort((a, b) => a.sum - b.sum || a.best - b.best);
  const places = new Map<string, number>();
  const bySum = new Map<number, number[]>();
  order.forEach(({ sum, best }, index) => {
    const key = `${sum} ${best}`;
    if (!places.has(key)) places.set(key, index + 1);
  });
  scores.forEach((score, index) => score && bySum.set(score.sum, [...(bySum.get(score.sum) ?? []), index]));

  return rows.map((row, index) => {
    const score = scores[index] ?? null;
    const isOfficial = row.finalPos != null;
    const computed = score && (places.get(`${score.sum} ${score.best}`) ?? null);
    const tiedWith = (score ? (bySum.get(score.sum) ?? []) : []).flatMap((other) => {
      const theirs = scores[other];
      return other === index || !theirs ? [] : [{ rider: rows[other]?.rider ?? '', best: theirs.best, isEqual: theirs.best === score?.best }];
    });
    return { row, place: row.finalPos ?? computed, sum: score?.sum ?? null, best: score?.best ?? null, isOfficial, tiedWith };
  });
}

/** Which column orders the table. A number is a moto, from 0. */
export type ResultsSort = { by: 'rank' | 'final' | number; isDescending: boolean };

/** Orders ranked rows without touching what stands in them; those without a value come last either way, equals stay as they are. */
export function sortResults(rows: readonly RankedRow[], { by, isDescending }: ResultsSort): RankedRow[] {
  const value = ({ row, place }: RankedRow) => (by === 'rank' ? row.rank : by === 'final' ? place : (row.motos[by]?.pos ?? null));
  return [...rows].sort((a, b) => {
    const [x, y] = [value(a), value(b)];
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    return isDescending ? y - x : x - y;
  });
}
