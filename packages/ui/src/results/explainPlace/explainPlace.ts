import { MISSING_MOTO, readPlace, reasonIn } from '../rankRace';
import type { RankedRow } from '../results.types';
import { explainPlaceMessages, type ExplainPlaceTexts } from './messages';

/** So many of those with the same sum are named; nobody reads a thousand sentences. */
const NAMED_MAX = 8;

/**
 * Why a row has its place, one sentence per reason, from what `rankRace` found. Give it to the
 * table as `explain`.
 */
export function explainPlace(
  { row, place, sum, best, motoCount, sameSum }: RankedRow,
  motoLabels: readonly string[],
  copy: ExplainPlaceTexts = explainPlaceMessages,
): string[] {
  if (place && readPlace(row.finalPos)) return [copy.official(place)];
  if (reasonIn(row.status, row.finalPos, row.rank)) return [copy.ruledOut];
  if (!place) return [sum === null ? copy.none : copy.unclear];
  // Who is given a place by the motos has a sum, and a best one.
  const motos = motoLabels.slice(0, motoCount).map((label, index) => {
    const pos = readPlace(row.motos[index]?.pos);
    return copy.moto(label, pos ?? MISSING_MOTO, !pos);
  });
  const others = sameSum.filter((other) => other.row !== row);
  const ties = others.slice(0, NAMED_MAX).map(({ row: { rider, bikeNumber }, best: theirs }) => {
    // Who has no name is told apart by the boat.
    const name = rider || `${bikeNumber ?? '–'}`;
    if (theirs === best) return copy.stillEqual(name);
    return copy[best! < theirs! ? 'tieWon' : 'tieLost'](name, best!, theirs!);
  });
  return [
    copy.motos(motos.join(' · '), sum!),
    ...ties,
    ...(others.length > NAMED_MAX ? [copy.moreEqual(others.length - NAMED_MAX)] : []),
  ];
}
