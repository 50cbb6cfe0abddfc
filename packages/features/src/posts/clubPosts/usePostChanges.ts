import { useSWRConfig } from 'swr';
import type { Pages } from '../../platform/paging';
import type { ShownComment } from '../comments/useComments';
import { commentsKey } from './clubPostKeys';
import type { useFeedView } from './useFeedView';
import type { ChangePost, PostChanges } from './useNewPosts';

/**
 * Shows what others have changed of the posts that are shown; an open thread whose post has more
 * comments, or fewer, by now is asked for again.
 */
export function usePostChanges(
  clubId: string,
  view: Pick<ReturnType<typeof useFeedView>, 'posts' | 'patch'>,
): (changes: PostChanges, again: ChangePost) => void {
  const { cache, mutate } = useSWRConfig();
  return (changes, again) => {
    for (const [postId, fields] of changes) {
      const shown = view.posts.find(({ id }) => id === postId);
      if (!shown) continue;
      const { commentCount } = fields;
      if (commentCount !== undefined && commentCount !== shown.commentCount) {
        const key = commentsKey(clubId, postId);
        const thread = cache.get(key)?.data as Pages<ShownComment> | undefined;
        // One's own comment counts when its answer has come.
        if (thread?.items.some(({ isSending }) => isSending)) {
          again(postId, fields);
          continue;
        }
        if (thread) void mutate(key);
      }
      view.patch(postId, fields);
    }
  };
}
