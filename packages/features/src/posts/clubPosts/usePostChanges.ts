import { useSWRConfig } from 'swr';
import { useIsSending } from '../../platform/writes';
import { commentWritesName } from '../comments/comments.writes';
import { commentsKey } from './clubPostKeys';
import type { useFeedView } from './useFeedView';
import type { ChangePost, PostChanges } from './postNews';

/**
 * Shows what others have changed of the posts that are shown; an open thread whose comments are
 * others by now is asked for again.
 */
export function usePostChanges(
  clubId: string,
  view: Pick<ReturnType<typeof useFeedView>, 'posts' | 'patch'>,
): (changes: PostChanges, again: ChangePost) => void {
  const { cache, mutate } = useSWRConfig();
  const isSending = useIsSending();
  return (changes, again) => {
    for (const [postId, { areCommentsChanged, ...fields }] of changes) {
      const shown = view.posts.find(({ id }) => id === postId);
      if (!shown) continue;
      const { commentCount } = fields;
      const isCountChanged = commentCount !== undefined && commentCount !== shown.commentCount;
      if (isCountChanged || areCommentsChanged) {
        const key = commentsKey(clubId, postId);
        // One's own comment counts when its answer has come.
        if (isSending(commentWritesName(postId))) {
          again(postId, { ...fields, ...(areCommentsChanged && { areCommentsChanged }) });
          continue;
        }
        if (cache.get(key)?.data !== undefined) void mutate(key);
      }
      view.patch(postId, fields);
    }
  };
}
