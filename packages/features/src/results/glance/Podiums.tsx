import { PodiumCard, PodiumSection } from '@clubline/ui';
import { useClubline } from '../../platform/provider';
import type { EventDay } from '../eventContent.types';
import { raceName } from '../findResult';
import type { RacePodium } from './latestPodiums';
import type { HiddenRanks } from '../useHiddenRanks';

interface PodiumsProps {
  /** The heading, and its level. */
  title: string;
  headingLevel?: 2 | 3 | 4;
  day: EventDay;
  podiums: readonly RacePodium[];
  hiddenRanks: HiddenRanks;
}

/** The first three of some races of a day, each leading to its table. */
export function Podiums({ day, podiums, hiddenRanks, ...section }: PodiumsProps) {
  const { hrefFor } = useClubline();
  return (
    <PodiumSection {...section}>
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
