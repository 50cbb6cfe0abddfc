import { FeedColumn, FeedHeading, FeedPosts, LinkButton, LoadMoreRow } from '@clubline/ui';
import { useRef } from 'react';
import { useMessages, type TextsOf } from '../../platform/messages';
import { useClubline } from '../../platform/provider';
import { FeedNews } from '../../posts';
import { homeFeedMessages } from '../messages';
import { FeedStatus } from './FeedStatus';
import { newSince } from './newSince';
import { useEntryItem } from './useEntryItem';
import { useLastVisit } from './useLastVisit';
import { useOwnFeed } from './useOwnFeed';

/** Home shows so many posts; the rest stands in the feed. */
const POSTS_SHOWN = 3;
const keepsNoPlace = () => undefined;

export interface HomeNewsProps {
  /** Who is signed in. */
  userId: string;
}

/** The newest posts of one's own feed, and how many came since the last visit to it. */
export function HomeNews({ userId }: HomeNewsProps) {
  const text = useMessages(homeFeedMessages);
  const { hrefFor } = useClubline();
  const column = useRef<HTMLDivElement>(null);
  const own = useOwnFeed(userId, column);
  const item = useEntryItem(own, column, keepsNoPlace);
  const { feed } = own;
  // Only the feed itself counts as a visit to it: here it is seen in part.
  const news = newSince(useLastVisit(userId, undefined), feed, userId);
  const shown = feed.entries?.slice(0, POSTS_SHOWN) ?? [];
  return (
    <FeedColumn ref={column}>
      <FeedHeading>{headingOf(news, text)}</FeedHeading>
      <FeedNews
        lost={own.comments.lost}
        waitingCount={own.waiting.length}
        onShowNew={own.showNew}
      />
      <FeedStatus
        feed={feed}
        isAskingSteps={false}
        hasSteps={false}
        hasNews={own.waiting.length > 0}
        text={text}
      />
      <FeedPosts>{shown.map(item)}</FeedPosts>
      {shown.length > 0 && (
        <LoadMoreRow>
          <LinkButton href={hrefFor({ to: 'feed' })}>{text.title}</LinkButton>
        </LoadMoreRow>
      )}
    </FeedColumn>
  );
}

function headingOf(
  { rows, count }: ReturnType<typeof newSince>,
  text: TextsOf<typeof homeFeedMessages>,
) {
  if (rows === 0) return text.title;
  return count === null ? text.sinceLastVisitUncounted : text.sinceLastVisit(count);
}
