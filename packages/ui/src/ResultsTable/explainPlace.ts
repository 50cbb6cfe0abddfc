import type { ResultsTableCopy } from './copy';
import { MISSING_MOTO, type RankedRow } from './rankRace';

/** Why a row has its place, one sentence per reason. */
export function explainPlace({ row, place, sum, best, isOfficial, tiedWith }: RankedRow, motoLabels: readonly string[], labels: ResultsTableCopy): string[] {
  if (isOfficial && place !== null) return [labels.whyOfficial(place)];
  if (sum === null || best === null) return [labels.whyNone];
  const motos = motoLabels.map((label, index) => {
    const pos = row.motos[index]?.pos ?? null;
    return labels.whyMoto(label, pos ?? MISSING_MOTO, pos === null);
  });
  const ties = tiedWith.map((other) => {
    if (other.isEqual) return labels.whyStillEqual(other.rider);
    return best < other.best ? labels.whyTieWon(other.rider, best, other.best) : labels.whyTieLost(other.rider, best, other.best);
  });
  return [labels.whyMotos(motos.join(' · '), sum), ...ties];
}
