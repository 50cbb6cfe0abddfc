import { ResultList } from '@clubline/ui';
import { useMessages } from '../platform/messages';
import { useClubline } from '../platform/provider';
import type { EventContent } from './eventContent.types';
import { resultsMessages } from './messages';
import { asListed, resultsOfRider } from './resultsByRider';
import { useEventDays } from './days/useEventDays';
import { useHiddenRanks } from './useHiddenRanks';

export interface RiderResultsProps {
  /** The event whose results are looked through. */
  event: Pick<EventContent, 'days'>;
  /** The rider's name as an address has it. */
  slug: string;
}

/** All results of one rider in the event; nothing where there are none. */
export function RiderResults({ event, slug }: RiderResultsProps) {
  const text = useMessages(resultsMessages);
  const { hrefFor } = useClubline();
  const { isShown } = useHiddenRanks();
  const results = resultsOfRider(useEventDays(event.days), slug);
  if (results.length === 0) return null;
  return (
    <ResultList
      title={text.riderResults}
      results={results.map((one) => ({
        ...asListed(one, hrefFor, text, isShown),
        isOfOneRider: true,
      }))}
    />
  );
}
