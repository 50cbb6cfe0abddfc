import type { ClubPost } from '@clubline/contract';
import { useIsSending } from '../../platform/writes';
import { commentsName } from '../comments/comments.writes';
import { useCommentsAgain } from '../comments/useCommentsAgain';
import { type ChangePost, fieldsOf, type PostChanges } from './postNews';

interface ShownPosts {
  posts: readonly Pick<ClubPost, 'id' | 'commentCount'>[];
  patch: (postId: string, fields: ReturnType<typeof fieldsOf>) => void;
  /** The club that a post is of. */
  clubIdOf: (postId: string) => string;
}

/**
 * Shows what others have changed of the posts that are shown; an open thread whose comments are
 * others by now is asked for again.
 */
export function usePostChanges({
  posts,
  patch,
  clubIdOf,
}: ShownPosts): (changes: PostChanges, again: ChangePost) => void {
  const askForComments = useCommentsAgain();
  const isSending = useIsSending();
  return (changes, again) => {
    for (const [postId, { areCommentsChanged, ...fields }] of changes) {
      const shown = posts.find(({ id }) => id === postId);
      // It may be on a page that is under way.
      if (!shown) {
        patch(postId, fieldsOf(fields));
        continue;
      }
      const { commentCount } = fields;
      const isCountChanged = commentCount !== undefined && commentCount !== shown.commentCount;
      if (isCountChanged || areCommentsChanged) {
        const clubId = clubIdOf(postId);
        // One's own comment counts when its answer has come.
        if (isSending(commentsName(clubId, postId))) {
          again(postId, { ...fields, ...(areCommentsChanged && { areCommentsChanged }) });
          continue;
        }
        askForComments(clubId, postId);
      }
      patch(postId, fieldsOf(fields));
    }
  };
}
