import { rankRace } from '../rankRace';
import type { RaceRow, RaceTable } from '../results.types';

type Race = Pick<RaceTable, 'motoLabels' | 'rows'>;

/**
 * How the results of a race contradict themselves, one sentence each for whoever wrote them; empty
 * where they do not. Riders who crossed the line together share a place, and as many places after
 * it stay empty; official ranks follow the final places.
 */
export function problemsOfRace({ motoLabels, rows }: Race): string[] {
  return [
    ...motoLabels.flatMap((label, moto) =>
      heatProblems(
        rows.flatMap(({ motos }) => motos[moto]?.pos ?? []),
        label,
      ),
    ),
    ...rankProblems(rows),
  ];
}

/** The places of one moto: after two first ones comes the third. */
function heatProblems(places: readonly number[], label: string): string[] {
  const inOrder = [...places].sort((a, b) => a - b);
  return [...new Set(inOrder)].flatMap((place) => {
    const sharing = inOrder.filter((one) => one === place).length;
    const next = inOrder[inOrder.lastIndexOf(place) + 1] ?? Infinity;
    return next < place + sharing
      ? [`place ${next} of ${label} comes after ${sharing} riders at place ${place}`]
      : [];
  });
}

/** Who is ranked before another has no worse final place; who shares a rank shares the place. */
function rankProblems(rows: readonly RaceRow[]): string[] {
  const ranked = rankRace(rows)
    .filter(({ row }) => row.rank !== null)
    .sort((a, b) => a.row.rank! - b.row.rank! || (a.place ?? Infinity) - (b.place ?? Infinity));
  return ranked.slice(1).flatMap((one, index) => {
    const before = ranked[index]!;
    const [first, second] = [before.place ?? Infinity, one.place ?? Infinity];
    const isSameRank = before.row.rank === one.row.rank;
    if (isSameRank ? first === second : first <= second) return [];
    return [
      `rank ${before.row.rank} of ${before.row.rider} and rank ${one.row.rank} of ` +
        `${one.row.rider} contradict their final places, ${said(before.place)} and ` +
        said(one.place),
    ];
  });
}

const said = (place: number | null) => (place === null ? 'none' : String(place));
