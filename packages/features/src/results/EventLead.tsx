import { DayLinks, ScoresStack } from '@clubline/ui';
import { useClubline } from '../platform/provider';
import type { EventDay } from './eventContent.types';
import { LatestResults } from './glance/LatestResults';
import type { ResultsTexts } from './messages';

interface EventLeadProps {
  days: readonly EventDay[];
  /** The day that is marked: the one an address names, or else the present one. */
  currentDayId: string | null;
  texts: ResultsTexts;
}

/** What people come for: each day one press away, and the podiums of the latest races. */
export function EventLead({ days, currentDayId, texts }: EventLeadProps) {
  const { hrefFor } = useClubline();
  return (
    <ScoresStack>
      <DayLinks
        label={texts.days}
        days={days.map(({ id, name }) => ({
          id,
          name,
          href: hrefFor({ to: 'result', day: id }),
          isCurrent: id === currentDayId,
        }))}
      />
      <LatestResults days={days} texts={texts} />
    </ScoresStack>
  );
}
