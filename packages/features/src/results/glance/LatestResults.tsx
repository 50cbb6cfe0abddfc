import { useMemo } from 'react';
import type { EventDay } from '../eventContent.types';
import { latestPodiums } from './latestPodiums';
import type { ResultsTexts } from '../messages';
import { Podiums } from './Podiums';
import { useHiddenRanks } from '../useHiddenRanks';

/** The days say the rest. */
const RACES_MAX = 3;

interface LatestResultsProps {
  days: readonly EventDay[];
  /** Level of the heading. @default 3 */
  headingLevel?: 2 | 3;
  texts: ResultsTexts;
}

/** The first three of the races that were last, of the last day that has any. */
export function LatestResults({ days, headingLevel, texts }: LatestResultsProps) {
  const hiddenRanks = useHiddenRanks();
  const latest = useMemo(() => latestPodiums(days, RACES_MAX), [days]);
  if (!latest) return null;
  return (
    <Podiums
      {...latest}
      title={texts.latest(latest.day.name)}
      {...(headingLevel && { headingLevel })}
      hiddenRanks={hiddenRanks}
    />
  );
}

/** Whether the podiums of a day stand above all days, every one of them. */
export function isLatestDay(days: readonly EventDay[], day: EventDay): boolean {
  const latest = latestPodiums(days, Infinity);
  return latest?.day.id === day.id && latest.podiums.length <= RACES_MAX;
}
