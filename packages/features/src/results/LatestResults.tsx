import { PodiumCard, PodiumSection } from '@clubline/ui';
import { useMemo } from 'react';
import { useClubline } from '../platform/provider';
import type { EventDay } from './eventContent.types';
import { raceName } from './findResult';
import { latestPodiums } from './glance/latestPodiums';
import type { ResultsTexts } from './messages';
import { useHiddenRanks } from './useHiddenRanks';

/** The days say the rest. */
const RACES_MAX = 3;

interface LatestResultsProps {
  days: readonly EventDay[];
  texts: ResultsTexts;
}

/** The first three of the races that were last, of the last day that has any. */
export function LatestResults({ days, texts }: LatestResultsProps) {
  const { hrefFor } = useClubline();
  const hiddenRanks = useHiddenRanks();
  const latest = useMemo(() => latestPodiums(days, RACES_MAX), [days]);
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
