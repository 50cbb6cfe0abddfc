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
import { NO_RIGHTS } from '../../moderation';
import { useKeptRows, type KeptRows } from '../../platform/historyEntry';
import { useMessages, type Labels } from '../../platform/messages';
import { useAutoNextPage } from '../../platform/paging';
import { useClubline } from '../../platform/provider';
import { useCurrentUser } from '../../platform/session';
import { FeedNews, PostItem, ProfilePostItem, useShare } from '../../posts';
import { useFirstSteps } from '../firstSteps/useFirstSteps';
import { homeFeedMessages } from '../messages';
import { FeedStatus } from './FeedStatus';
import type { FeedEntry } from './homeFeed.calls';
import type { useHomeFeed } from './useHomeFeed';
import { useLastVisit } from './useLastVisit';
import { useOwnFeed } from './useOwnFeed';

/** So many posts come before what stands among them. */
const POSTS_FIRST = 3;

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
  const { hrefFor } = useClubline();
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
  const share = useShare(column);
  const hasMore = older.hasMore || (entries?.length ?? 0) > shown.length;
  const showMore = () => {
    rows.setCount(shown.length + FEED_PAGE_SIZE);
    if ((entries?.length ?? 0) < shown.length + FEED_PAGE_SIZE) void older.load();
  };
  const item = (entry: FeedEntry) => (
    <FeedEntryItem
      key={entry.id}
      entry={entry}
      {...own.marks}
      rowRef={rows.rowRef}
      onPatch={(fields) => feed.patch(entry.id, fields)}
      isDeleting={feed.deletingId === entry.id}
      onDelete={() => own.remove(entry.id)}
      onShare={(clubId) => void share(hrefFor({ to: 'club', id: clubId, post: entry.id }))}
    />
  );

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
  return [...rows.slice(0, POSTS_FIRST), between, ...rows.slice(POSTS_FIRST)];
}

/**
 * How many entries at the top came since then, and how many of them others wrote; null where there
 * may be more than have been loaded. One's own alone are no news.
 */
function newSince(
  seen: string | null,
  { entries = [], older, cutAt, isNewestOnly }: ReturnType<typeof useHomeFeed>,
  userId: string,
): { rows: number; count: number | null } {
  const fresh = entries.filter(({ post }) => seen !== null && post.createdAt > seen);
  const count = fresh.filter(({ post }) => post.user.id !== userId).length;
  if (count === 0) return { rows: 0, count: 0 };
  const isToldByPage = fresh.length === entries.length && (older.hasMore || cutAt !== undefined);
  return { rows: fresh.length, count: isNewestOnly || isToldByPage ? null : count };
}

interface FeedEntryItemProps {
  entry: FeedEntry;
  seen: Set<string>;
  openThreads: Set<string>;
  rowRef: KeptRows['rowRef'];
  onPatch: ReturnType<typeof useHomeFeed>['patch'] extends (id: string, fields: infer F) => void
    ? (fields: F) => void
    : never;
  isDeleting: boolean;
  onDelete: () => void;
  onShare: (clubId: string) => void;
}

/** A post of either kind, as the list it comes from shows it. */
function FeedEntryItem({
  entry,
  onPatch,
  isDeleting,
  onDelete,
  onShare,
  ...row
}: FeedEntryItemProps) {
  if (entry.kind === 'profilePost')
    return (
      <ProfilePostItem
        post={entry.post}
        rowRef={row.rowRef}
        onPatch={onPatch}
        onChangeWords={undefined}
        onDelete={undefined}
        isInFeed
      />
    );
  const { club, post } = entry;
  return (
    <PostItem
      clubId={club.id}
      clubName={club.name}
      post={post}
      rights={NO_RIGHTS}
      isDeleting={isDeleting}
      isLinked={false}
      areCommentsLinked={false}
      {...row}
      onDelete={onDelete}
      onPin={() => undefined}
      onShare={() => onShare(club.id)}
      onPatch={onPatch}
    />
  );
}
