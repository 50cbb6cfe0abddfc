import { ResultCard } from '@clubline/ui';
import { Fragment } from 'react';
import { useMessages } from '../platform/messages';
import type { EventContent } from './eventContent.types';
import { boatOf, findResult, rankOf, raceName } from './findResult';
import { resultsMessages } from './messages';
import { resultAddressesIn } from './resultAddress';
import { useEventDays } from './days/useEventDays';
import { useHiddenRanks } from './useHiddenRanks';

/** One post may not become a wall of cards. */
const CARDS_MAX = 3;

export interface ResultCardsProps {
  /** What somebody wrote. */
  text: string;
  /** Whole address of this site's page of scores, e.g. `https://fans.example/scores`. */
  scoresUrl: string;
  /** The event whose results may be named. */
  event: Pick<EventContent, 'days'>;
}

/**
 * A card for each result of the event that a text names by address. Addresses of results that do
 * not exist get none.
 */
export function ResultCards({ text: words, scoresUrl, event }: ResultCardsProps) {
  const hiddenRanks = useHiddenRanks();
  const text = useMessages(resultsMessages);
  const days = useEventDays(event.days);
  return (
    <>
      {resultAddressesIn(words, scoresUrl)
        .slice(0, CARDS_MAX)
        .map(({ href, address }) => {
          const { day, race, row } = findResult({ days }, address);
          if (!day || !race || !row) return <Fragment key={href} />;
          return (
            <ResultCard
              key={href}
              href={href}
              title={raceName(race)}
              day={text.dayWithDate(day.name, day.date)}
              rider={row.rider}
              boat={boatOf(row)}
              place={rankOf(race, row)}
              isPlaceHidden={!hiddenRanks.isShown(day.id, race.id)}
            />
          );
        })}
    </>
  );
}
