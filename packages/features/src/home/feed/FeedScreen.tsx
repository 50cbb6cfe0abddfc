import { FEED_PAGE_SIZE } from '@clubline/contract';
import {
  Button,
  CutNote,
  FeedColumn,
  FeedHeading,
  FeedNote,
  FeedPosts,
  FirstSteps,
  LoadMoreRow,
} from '@clubline/ui';
import { useRef, type ReactNode } from 'react';
import { useKeptRows } from '../../platform/historyEntry';
import { useMessages, type Labels } from '../../platform/messages';
import { useAutoNextPage } from '../../platform/paging';
import { useCurrentUser } from '../../platform/session';
import { FeedNews } from '../../posts';
import { useFirstSteps } from '../firstSteps/useFirstSteps';
import { homeFeedMessages } from '../messages';
import { FeedStatus } from './FeedStatus';
import { newSince } from './newSince';
import { useEntryItem } from './useEntryItem';
import { useLastVisit } from './useLastVisit';
import { useOwnFeed } from './useOwnFeed';

/** So many rows, posts or headings, come before what stands among them. */
const ROWS_FIRST = 3;

export interface FeedScreenProps {
  /**
   * Stands among the posts, such as the latest results; not in windows in which `AppShell` shows
   * its `aside`, which is to have it too. @default nothing
   */
  among?: ReactNode;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof homeFeedMessages>;
}

/** Home when signed in: what one's clubs and the people one follows wrote, newest first. */
export function FeedScreen(props: FeedScreenProps) {
  const user = useCurrentUser();
  return user ? <OwnFeed key={user.id} {...props} userId={user.id} /> : null;
}

function OwnFeed({ userId, among, labels }: FeedScreenProps & { userId: string }) {
  const text = useMessages(homeFeedMessages, labels);
  const column = useRef<HTMLDivElement>(null);
  const own = useOwnFeed(userId, column);
  const { feed } = own;
  const { entries, older } = feed;
  const steps = useFirstSteps(userId, entries);
  const rows = useKeptRows({ list: 'homeFeed', pageSize: FEED_PAGE_SIZE, box: column });
  const seen = useLastVisit(userId, entries?.[0]?.post.createdAt);
  const shown = entries?.slice(0, rows.count) ?? [];
  const news = newSince(seen, feed, userId);
  const newCount = Math.min(news.rows, shown.length);
  // What was shown before a reload is loaded again, page by page.
  const isMissing = rows.anchorId !== null && entries !== undefined && entries.length < rows.count;
  useAutoNextPage(isMissing, older);
  const item = useEntryItem(own, column, rows.rowRef);
  const hasMore = older.hasMore || (entries?.length ?? 0) > shown.length;
  const showMore = () => {
    rows.setCount(shown.length + FEED_PAGE_SIZE);
    if ((entries?.length ?? 0) < shown.length + FEED_PAGE_SIZE) void older.load();
  };

  return (
    <FeedColumn ref={column}>
      <FeedHeading level={1}>{text.title}</FeedHeading>
      {steps.list && <FirstSteps {...steps.list} />}
      <FeedNews
        lost={own.comments.lost}
        waitingCount={own.waiting.length}
        onShowNew={own.showNew}
      />
      <FeedStatus
        feed={feed}
        isAskingSteps={steps.isAsking}
        hasSteps={Boolean(steps.list)}
        hasNews={own.waiting.length > 0}
        text={text}
      />
      <FeedPosts keptId={rows.anchorId ?? undefined}>
        {withAmong(among, [
          newCount > 0 && (
            <FeedHeading key="new">
              {news.count === null ? text.sinceLastVisitUncounted : text.sinceLastVisit(news.count)}
            </FeedHeading>
          ),
          ...shown.slice(0, newCount).map(item),
          newCount > 0 && newCount < shown.length && (
            <FeedHeading key="earlier">{text.earlier}</FeedHeading>
          ),
          ...shown.slice(newCount).map(item),
        ])}
      </FeedPosts>
      {hasMore && (
        <LoadMoreRow>
          <Button isPending={older.status === 'loading'} onPress={showMore}>
            {text.loadMore}
          </Button>
        </LoadMoreRow>
      )}
      {!hasMore && <CutNote cutAt={feed.cutAt} />}
      {feed.isPartMissing && <FeedNote>{text.partMissing}</FeedNote>}
      {!hasMore && feed.isNewestOnly && shown.length > 0 && (
        <FeedNote>{text.olderElsewhere}</FeedNote>
      )}
    </FeedColumn>
  );
}

/** The rows of the feed with what stands among them. */
function withAmong(among: ReactNode, all: (ReactNode | false)[]): ReactNode[] {
  const rows = all.filter((row) => row !== false);
  if (!among || rows.length === 0) return rows;
  const between = (
    <div key="among" data-beside>
      {among}
    </div>
  );
  return [...rows.slice(0, ROWS_FIRST), between, ...rows.slice(ROWS_FIRST)];
}
