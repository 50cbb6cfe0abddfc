import { isWithinPage, loadPages, type Pages, withoutDoubles } from '../../platform/paging';
import { reaches } from '../../posts';
import { type FeedEntry, type FeedServer, type HomeFeed, homeFeedCalls } from './homeFeed.calls';

/** Pages asked for at most; whoever has missed more than they hold begins anew at the top. */
const PAGES_MAX = 5;

/** The newest posts of the feed: a page of them, and where `until` is further down, up to there. */
export async function loadNewestEntries(
  server: FeedServer,
  userId: string,
  until: FeedEntry | undefined,
): Promise<HomeFeed> {
  const pages: HomeFeed[] = [];
  const newest = await loadPages<FeedEntry>(
    async (cursor) => {
      const page = await homeFeedCalls.load(server, userId, cursor);
      pages.push(page);
      return page;
    },
    (page) => pages.length === PAGES_MAX || !until || reaches(page, until),
  );
  const isNewestOnly = pages.some((page) => page.isNewestOnly);
  return { ...newest, ...(isNewestOnly && { isNewestOnly }) };
}

/** The feed with entries that are not in it, each at its time. After `newest` some are missing. */
export function withNewEntries(
  feed: HomeFeed,
  entries: readonly FeedEntry[],
  newest: Pages<FeedEntry> | null,
): HomeFeed {
  const isMet = !newest || feed.items.some(({ id }) => id === newest.items.at(-1)?.id);
  const known = isMet
    ? feed.items
    : [...feed.items.filter((entry) => isWithinPage(newest, entry)), ...newest.items];
  const items = withoutDoubles([...known, ...entries]).toSorted((one, other) =>
    other.createdAt.localeCompare(one.createdAt),
  );
  return { ...feed, ...(!isMet && newest), items };
}
