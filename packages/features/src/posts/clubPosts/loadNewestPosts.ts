import type { ClubPost } from '@clubline/contract';
import type { ApiClient } from '../../platform/client';
import { isWithinPage, loadPages, type Pages } from '../../platform/paging';
import { clubPostsCalls, type FeedPage } from './clubPosts.calls';

/** Pages asked for at most until one meets what is known: beyond, that begins anew at the top. */
const PAGES_MAX = 5;
/** Pages asked for at most of what is known already: what is further down is given up. */
const KNOWN_PAGES_MAX = 25;

/** Whether no post stands between these, the newest ones, and this one. */
export const reaches = <Post extends { id: string; createdAt: string }>(
  newest: Pages<Post>,
  post: Post,
): boolean => isWithinPage(newest, post) || newest.items.some(({ id }) => id === post.id);

/** How far the newest of a list are asked for: a page of them, and down to what is known. */
export interface NewestUntil<Post> {
  /** The newest that is known. @default `until` */
  top?: Post | undefined;
  /** The oldest that is known; without one a page is enough. */
  until: Post | undefined;
  signal?: AbortSignal | undefined;
}

/** Tells of page after page whether it is the last one to be asked for. */
export function isLastPage<Post extends { id: string; createdAt: string }>({
  until,
  top = until,
  signal,
}: NewestUntil<Post>): (page: Pages<Post>) => boolean {
  let count = 0;
  let isTopReached = false;
  return (page) => {
    count += 1;
    isTopReached ||= top !== undefined && reaches(page, top);
    if (!until || signal?.aborted) return true;
    return reaches(page, until) || count >= (isTopReached ? KNOWN_PAGES_MAX : PAGES_MAX);
  };
}

/** The newest posts of a club, as far as wanted. */
export async function loadNewestPosts(
  client: ApiClient,
  ids: { userId: string; clubId: string },
  wanted: NewestUntil<ClubPost>,
): Promise<FeedPage> {
  const pages: FeedPage[] = [];
  const { signal } = wanted;
  const newest = await loadPages<ClubPost>(async (cursor) => {
    const options = { ...(cursor && { cursor }), ...(signal && { signal }) };
    const page = await clubPostsCalls.load(client, ids, options);
    pages.push(page);
    return page;
  }, isLastPage(wanted));
  const pinned = pages[0]?.pinned;
  return { ...newest, ...(pinned && { pinned }) };
}
