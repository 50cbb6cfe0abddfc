import { isWithinPage, loadPages, type Pages, withoutDoubles } from '../../platform/paging';
import { isLastPage, type NewestUntil } from '../../posts';
import { type FeedEntry, type FeedServer, type HomeFeed, homeFeedCalls } from './homeFeed.calls';

/** The newest posts of the feed, as far as wanted. */
export async function loadNewestEntries(
  server: FeedServer,
  userId: string,
  wanted: NewestUntil<FeedEntry>,
): Promise<HomeFeed> {
  const pages: HomeFeed[] = [];
  const newest = await loadPages<FeedEntry>(async (cursor) => {
    const page = await homeFeedCalls.load(server, userId, cursor);
    pages.push(page);
    return page;
  }, isLastPage(wanted));
  const isNewestOnly = pages.some((page) => page.isNewestOnly);
  return { ...newest, ...(isNewestOnly && { isNewestOnly }) };
}

/**
 * The feed with entries that are not in it, each at its time. After `newest` some are missing, also
 * below what the viewer has written on top of the feed since.
 */
export function withNewEntries(
  feed: HomeFeed,
  entries: readonly FeedEntry[],
  newest: Pages<FeedEntry> | null,
  userId: string,
): HomeFeed {
  const others = feed.items.findIndex(({ post }) => post.user.id !== userId);
  const below = others > 0 ? feed.items.slice(others) : feed.items;
  const isMet = !newest || below.some(({ id }) => id === newest.items.at(-1)?.id);
  const known = isMet
    ? feed.items
    : [...feed.items.filter((entry) => isWithinPage(newest, entry)), ...newest.items];
  const items = withoutDoubles([...known, ...entries]).toSorted((one, other) =>
    other.createdAt.localeCompare(one.createdAt),
  );
  return { ...feed, ...(!isMet && newest), items };
}
