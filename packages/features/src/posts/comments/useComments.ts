import type { Comment } from '@clubline/contract';
import { useMemo } from 'react';
import { statusOf, useChangeable } from '../../platform/cache';
import { useMessages } from '../../platform/messages';
import { newProvisionalId } from '../../platform/optimistic';
import { type Pages, useNextPage, withFirstPage, withNextPage } from '../../platform/paging';
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
  /** How many top-level comments there are, where that is known otherwise. */
  count?: number | undefined;
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
  count,
  onCount,
}: CommentsOptions) {
  const text = useMessages(postsMessages);
  const { client, clock, toast } = useClubline();
  const user = useCurrentUser();
  /** Where more pages are to come, these do not say how many comments there are. */
  const tellCount = ({ items, nextCursor }: Pages<ShownComment>, added = 0) => {
    if (!nextCursor) onCount(topLevelCount(items));
    else if (count !== undefined && added > 0) onCount(count + added);
  };
  const load = async (): Promise<Pages<ShownComment>> => {
    const fresh = await clubPostsCalls.loadComments(client, postId, { isForCount });
    tellCount(fresh);
    return fresh;
  };
  const answer = useChangeable<Pages<ShownComment>>(
    isNeeded ? commentsKey(clubId, postId) : null,
    load,
    (fresh, known) => withFirstPage(known, fresh),
    !isBack,
  );
  const { data, error, isLoading, reload } = answer;
  const older = useNextPage(data?.nextCursor, async (cursor) => {
    const page = await clubPostsCalls.loadComments(client, postId, { cursor });
    answer.change((known) => withNextPage(known, page));
  });
  const change = (apply: (known: ShownComment[]) => ShownComment[]) =>
    answer.change((known) => ({ ...known, items: apply(known?.items ?? []) }));

  return {
    /** Oldest first. */
    comments: useMemo(() => data?.items.toReversed(), [data]),
    status: statusOf(data, error, isLoading),
    older,
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
      const others = (known: readonly ShownComment[]) =>
        known.filter(({ id }) => id !== provisional.id);
      change((known) => [provisional, ...known]);
      try {
        const stored = await clubPostsCalls.createComment(client, {
          clubPostId: postId,
          userId: user.id,
          content,
        });
        if (!stored) await reload();
        answer.change((known) => {
          const rest = others(known?.items ?? []);
          const items = stored ? [stored, ...rest.filter(({ id }) => id !== stored.id)] : rest;
          const next = { ...known, items };
          // While the others are on their way, their call counts.
          if (!answer.isUnderWay()) tellCount(next, 1);
          return next;
        });
      } catch (failure) {
        change(others);
        toast.add(failureToast(text.commentFailed, failure, text.tryAgain));
        throw failure;
      }
    },
  };
}
