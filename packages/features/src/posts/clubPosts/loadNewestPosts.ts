import type { ClubPost } from '@clubline/contract';
import type { ApiClient } from '../../platform/client';
import { isWithinPage, loadPages, type Pages } from '../../platform/paging';
import { clubPostsCalls, type FeedPage } from './clubPosts.calls';

/** Pages asked for at most; whoever has missed more than they hold begins anew at the top. */
const PAGES_MAX = 5;

/** Whether no post stands between these, the newest ones, and this one. */
export const reaches = <Post extends { id: string; createdAt: string }>(
  newest: Pages<Post>,
  post: Post,
): boolean => isWithinPage(newest, post) || newest.items.some(({ id }) => id === post.id);

/** The newest posts of a club: a page of them, and where `until` is further down, up to there. */
export async function loadNewestPosts(
  client: ApiClient,
  ids: { userId: string; clubId: string },
  { until, signal }: { until: ClubPost | undefined; signal?: AbortSignal },
): Promise<FeedPage> {
  const pages: FeedPage[] = [];
  const newest = await loadPages<ClubPost>(
    async (cursor) => {
      const options = { ...(cursor && { cursor }), ...(signal && { signal }) };
      const page = await clubPostsCalls.load(client, ids, options);
      pages.push(page);
      return page;
    },
    (page) => pages.length === PAGES_MAX || !until || reaches<ClubPost>(page, until),
  );
  const pinned = pages[0]?.pinned;
  return { ...newest, ...(pinned && { pinned }) };
}
