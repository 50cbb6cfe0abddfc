import { ExplorePage } from '@clubline/ui';
import { SuggestedClubs } from '../clubs';
import { useMessages, type Labels } from '../platform/messages';
import { useClubline } from '../platform/provider';
import { useRowFollow } from '../profiles';
import { LatestResults, resultsMessages, useEventDays } from '../results';
import { exploreMessages } from './messages';
import { useExploredGroups } from './useExploredGroups';
import type { SearchedEvent } from './useSearchGroups';

export interface ExploreScreenProps {
  /** The event whose latest results are shown; without one they are not. */
  event?: SearchedEvent;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof exploreMessages>;
}

/** Where one looks round: the latest results, clubs to join, people to follow, and racers. */
export function ExploreScreen({ event, labels }: ExploreScreenProps) {
  const text = useMessages(exploreMessages, labels);
  const resultsText = useMessages(resultsMessages);
  const { hrefFor } = useClubline();
  const days = useEventDays(event?.days);
  const { groups, personOf } = useExploredGroups();
  const renderFollow = useRowFollow();
  return (
    <ExplorePage
      title={text.title}
      searchHref={hrefFor({ to: 'search' })}
      lead={<LatestResults days={days} headingLevel={2} texts={resultsText} />}
      groups={groups}
      renderAction={({ id }, kind) => {
        const person = kind === 'people' ? personOf(id) : undefined;
        return person && renderFollow(person);
      }}
    >
      <SuggestedClubs own={[]} />
    </ExplorePage>
  );
}
