import { FEED_PAGE_SIZE, type ClubPost } from '@clubline/contract';
import type { RefObject } from 'react';
import { useKeptRows } from '../../platform/historyEntry';
import { useAutoNextPage } from '../../platform/paging';
import { useCurrentUser } from '../../platform/session';
import type { useFeed } from './useFeed';
import { useLinkedPost } from './useLinkedPost';

export interface FeedViewOptions {
  clubId: string;
  /** The post that a link has led to. */
  postId: string | undefined;
  /** The column that holds the feed. */
  column: RefObject<Element | null>;
}

/**
 * What of a feed is shown: so many posts, more of them on request, and the one that a link has led
 * to wherever it stands. One that is further down than the feed has been loaded comes first.
 */
export function useFeedView(
  feed: ReturnType<typeof useFeed>,
  { clubId, postId, column }: FeedViewOptions,
) {
  const userId = useCurrentUser()?.id ?? '';
  const rows = useKeptRows({
    list: `feed_${clubId}`,
    pageSize: FEED_PAGE_SIZE,
    box: column,
    isLedElsewhere: postId !== undefined,
  });
  const { count, setCount } = rows;
  const { posts, older } = feed;
  const linkedAt = posts.findIndex(({ id }) => id === postId);
  const isBeyond = Boolean(postId) && linkedAt === -1 && feed.isSettled;
  const linked = useLinkedPost(clubId, userId, isBeyond && older.hasMore ? postId! : null);
  // A linked post beyond the first page raises the page's end to itself.
  const visible = posts.slice(0, Math.max(count, linkedAt + 1));

  // What was shown before a reload is loaded again, page by page.
  const isMissing = rows.anchorId !== null && posts.length > 0 && posts.length < count;
  useAutoNextPage(isMissing, older);

  return {
    rows,
    posts: linked.post && linkedAt === -1 ? [linked.post, ...visible] : visible,
    isLinkLost: isBeyond && (older.hasMore ? linked.post === null : !feed.error),
    error: feed.error ?? linked.error,
    retry: () => (feed.error ? feed.retry() : linked.retry()),
    hasMore: posts.length > visible.length || older.hasMore,
    /** Said once all that was sent is shown. */
    cutAt: posts.length > visible.length ? undefined : feed.cutAt,
    isLoadingMore: older.status === 'loading',
    showMore(): void {
      setCount(visible.length + FEED_PAGE_SIZE);
      if (posts.length < visible.length + FEED_PAGE_SIZE) void older.load();
    },
    /** Keeps a post right after a reaction or a comment. */
    patch(id: string, fields: Partial<ClubPost>): void {
      feed.patch(id, fields);
      if (id === linked.post?.id) linked.patch(fields);
    },
    drop(id: string): void {
      feed.drop(id);
      if (id === linked.post?.id) linked.drop();
    },
  };
}
