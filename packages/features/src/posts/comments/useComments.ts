import type { Comment } from '@clubline/contract';
import { statusOf, useChangeable } from '../../platform/cache';
import { useMessages } from '../../platform/messages';
import { newProvisionalId } from '../../platform/optimistic';
import { useClubline } from '../../platform/provider';
import { useCurrentUser } from '../../platform/session';
import { failureToast } from '../../platform/toast';
import { commentsKey } from '../clubPosts/clubPostKeys';
import { clubPostsCalls } from '../clubPosts/clubPosts.calls';
import { postsMessages } from '../messages';

/** A comment as shown: `isSending` until the server has it. */
export type ShownComment = Comment & { isSending?: boolean };

/** Comments with no parent, as the count under a post means it. */
export function topLevelCount(comments: readonly Comment[]): number {
  return comments.filter(({ parentComment }) => parentComment === null).length;
}

export interface CommentsOptions {
  clubId: string;
  postId: string;
  /** False leaves them unasked for. */
  isNeeded: boolean;
  /** They are only counted, not shown. @default false */
  isForCount?: boolean;
  /**
   * The post was shown before and comes back into view: comments that are fresh are not asked for
   * again.
   * @default false
   */
  isBack?: boolean;
  /** Called with the number of comments once it is known to have changed. */
  onCount: (count: number) => void;
}

/** The comments of one post: reading and writing. */
export function useComments({
  clubId,
  postId,
  isNeeded,
  isForCount = false,
  isBack = false,
  onCount,
}: CommentsOptions) {
  const text = useMessages(postsMessages);
  const { client, clock, toast } = useClubline();
  const user = useCurrentUser();
  const load = async (): Promise<ShownComment[]> => {
    const fresh = await clubPostsCalls.loadComments(client, postId, isForCount);
    onCount(topLevelCount(fresh));
    return fresh;
  };
  const answer = useChangeable<ShownComment[]>(
    isNeeded ? commentsKey(clubId, postId) : null,
    load,
    (fresh, known = []) => [...fresh, ...known.filter(({ isSending }) => isSending)],
    !isBack,
  );
  const { data: comments, error, isLoading, reload } = answer;

  return {
    comments,
    status: statusOf(comments, error, isLoading),
    retry: () => void reload(),
    /** Shows the comment at once. Throws when it could not be stored: it is then gone again. */
    async comment(content: string): Promise<void> {
      if (content === '') return;
      if (!user) throw new Error('Nobody is signed in');
      const provisional: ShownComment = {
        id: newProvisionalId(),
        content,
        createdAt: new Date(clock.now()).toISOString(),
        user,
        parentComment: null,
        isSending: true,
      };
      const others = (known: readonly ShownComment[] = []) =>
        known.filter(({ id }) => id !== provisional.id);
      answer.change((known = []) => [...known, provisional]);
      try {
        const stored = await clubPostsCalls.createComment(client, {
          clubPostId: postId,
          userId: user.id,
          content,
        });
        if (!stored) await reload();
        answer.change((known) => {
          const next = stored
            ? [...others(known).filter(({ id }) => id !== stored.id), stored]
            : others(known);
          // While the others are on their way, their call counts.
          if (!answer.isUnderWay()) onCount(topLevelCount(next));
          return next;
        });
      } catch (failure) {
        answer.change(others);
        toast.add(failureToast(text.commentFailed, failure, text.tryAgain));
        throw failure;
      }
    },
  };
}
