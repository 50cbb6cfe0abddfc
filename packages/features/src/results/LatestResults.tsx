import { PodiumCard, PodiumSection, rankRace } from '@clubline/ui';
import { useMemo } from 'react';
import { useClubline } from '../platform/provider';
import type { EventDay, EventRace } from './eventContent.types';
import { boatOf, raceName } from './findResult';
import type { ResultsTexts } from './messages';
import type { HiddenRanks } from './useHiddenRanks';

/** The days say the rest. */
const RACES_MAX = 3;

interface LatestResultsProps {
  days: readonly EventDay[];
  hiddenRanks: HiddenRanks;
  texts: ResultsTexts;
}

/** The first three of the races that were last, of the last day that has any. */
export function LatestResults({ days, hiddenRanks, texts }: LatestResultsProps) {
  const { hrefFor } = useClubline();
  const latest = useMemo(() => latestPodiums(days), [days]);
  if (!latest) return null;
  const { day, podiums } = latest;
  return (
    <PodiumSection title={texts.latest(day.name)}>
      {podiums.map(({ race, places }) => (
        <PodiumCard
          key={race.id}
          href={hrefFor({ to: 'result', day: day.id, race: race.id })}
          title={raceName(race)}
          places={places}
          isHidden={!hiddenRanks.isShown(day.id, race.id)}
        />
      ))}
    </PodiumSection>
  );
}

/** The podiums of the last races of a day, and the day; null where no race has one yet. */
function latestPodiums(days: readonly EventDay[]) {
  for (const day of days.toReversed()) {
    const podiums = day.races
      .map((race) => ({ race, places: podiumOf(race) }))
      .filter(({ places }) => places.length > 0)
      .slice(-RACES_MAX);
    if (podiums.length > 0) return { day, podiums };
  }
  return null;
}

/** Those on the first three places, in their order. */
function podiumOf(race: EventRace) {
  const ranked = rankRace(race.rows);
  return race.rows
    .flatMap((row, index) => {
      const place = ranked[index]?.place ?? null;
      return place !== null && place <= 3 ? [{ place, rider: row.rider, boat: boatOf(row) }] : [];
    })
    .sort((a, b) => a.place - b.place);
}
