import type { Comment } from '@clubline/contract';
import type { ApiClient } from '../../platform/client';
import { loadPages, type Pages } from '../../platform/paging';
import { clubPostsCalls, COMMENTS_PAGE_SIZE } from '../clubPosts/clubPosts.calls';
import { isLastPage, reaches } from '../clubPosts/loadNewestPosts';

/** Most comments asked for at once, where the server takes the size of a page. */
const ROWS_MAX = 500;

interface NewestOptions {
  isForCount: boolean;
  known: Pages<Comment> | undefined;
  /** Whether somebody has gone back to older ones, any of which may be gone. */
  hasOlder: boolean;
}

/** The newest comments of a post. */
export interface NewestComments {
  fresh: Pages<Comment>;
  /** Whether nothing is known of older ones: what was loaded of them may be gone by now. */
  isAll: boolean;
}

/**
 * Loads the newest comments: a page of them, or all that somebody has gone back to, in pages as
 * large as that where the server takes their size.
 */
export async function loadNewestComments(
  client: ApiClient,
  postId: string,
  { isForCount, known, hasOlder }: NewestOptions,
): Promise<NewestComments> {
  const items = known?.items ?? [];
  const isBack = hasOlder || (!isForCount && items.length > COMMENTS_PAGE_SIZE);
  const until = isBack ? items.at(-1) : undefined;
  let left = isBack ? items.length : 0;
  const fresh = await loadPages<Comment>(
    async (cursor) => {
      const rows = Math.min(Math.max(left, COMMENTS_PAGE_SIZE), ROWS_MAX);
      const options = { isForCount, rows, ...(cursor && { cursor }) };
      const page = await clubPostsCalls.loadComments(client, postId, options);
      left -= page.items.length;
      return page;
    },
    isLastPage({ top: items[0], until }),
  );
  return { fresh, isAll: until !== undefined && !reaches(fresh, until) };
}
