import type { Comment, PersonSummary } from '@clubline/contract';
import { useMemo, useRef } from 'react';
import { statusOf, useChangeable } from '../../platform/cache';
import { useMessages } from '../../platform/messages';
import {
  type Pages,
  useNextPage,
  withDated,
  withFirstPage,
  withPageAt,
} from '../../platform/paging';
import { useClubline } from '../../platform/provider';
import { useCurrentUser } from '../../platform/session';
import { failureToast } from '../../platform/toast';
import { useListWrites, type WriteRow } from '../../platform/writes';
import { commentsKey } from '../clubPosts/clubPostKeys';
import { clubPostsCalls } from '../clubPosts/clubPosts.calls';
import { postsMessages } from '../messages';
import type { ShownComment } from './comments.types';
import { commentsName, commentWrites, partsOf, type WrittenComment } from './comments.writes';
import { loadNewestComments } from './loadNewestComments';
import { useOwnComments } from './useOwnComments';

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

/**
 * Asks again, a few times, where the newest were asked for meanwhile: something has changed of
 * which this answer may not know.
 */
async function askSettled<Answer>(
  ask: () => Promise<Answer>,
  timesAsked: () => number,
  left = 3,
): Promise<Answer> {
  const before = timesAsked();
  const answer = await ask();
  return left === 0 || timesAsked() === before ? answer : askSettled(ask, timesAsked, left - 1);
}

/** A comment as it is shown while it is being sent. */
const unstoredComment = (
  { unsent, ...row }: WriteRow<WrittenComment>,
  user: PersonSummary,
): ShownComment => ({
  ...row,
  ...partsOf(row.content),
  user,
  isSending: true,
  ...(unsent && { unsent }),
});

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
  const { client, toast } = useClubline();
  const user = useCurrentUser();
  /** Where more pages are to come, these do not say how many comments there are. */
  const tellCount = ({ items, nextCursor }: Pages<ShownComment>, added = 0) => {
    if (!nextCursor) onCount(topLevelCount(items));
    else if (count !== undefined && added !== 0) onCount(Math.max(0, count + added));
  };
  const asked = useRef({ times: 0, hasOlder: false, isAll: false });
  const load = async (known?: Pages<ShownComment>): Promise<Pages<ShownComment>> => {
    asked.current.times += 1;
    const options = { isForCount, known, hasOlder: asked.current.hasOlder };
    const { fresh, isAll } = await loadNewestComments(client, postId, options);
    asked.current.isAll = isAll;
    tellCount(fresh);
    return fresh;
  };
  const answer = useChangeable<Pages<ShownComment>>(
    isNeeded ? commentsKey(clubId, postId) : null,
    load,
    (fresh, known) => (asked.current.isAll ? fresh : withFirstPage(known, fresh)),
    !isBack,
  );
  const { data, error, isLoading, reload } = answer;
  const older = useNextPage(data?.nextCursor, async (cursor) => {
    const ask = () => clubPostsCalls.loadComments(client, postId, { cursor });
    await answer.addPart(
      () => askSettled(ask, () => asked.current.times),
      (known, page) => withPageAt(known, page, cursor),
    );
    asked.current.hasOlder = true;
  });
  const writes = useListWrites<WrittenComment, Comment>(commentsName(clubId, postId), {
    calls: commentWrites(client, { userId: user?.id ?? '', postId }),
    items: data?.items,
    async show(stored) {
      if (!stored) await reload();
      await answer.put((known) => {
        const before = known?.items ?? [];
        const isKnown = before.some(({ id }) => id === stored?.id);
        const items = stored ? withDated<ShownComment>(before, stored) : before;
        const next = { ...known, items };
        // While the others are on their way, their call counts.
        const isCounted = stored === null || (stored.parentComment === null && !isKnown);
        if (!answer.isUnderWay()) tellCount(next, isCounted ? 1 : 0);
        return next;
      });
    },
    texts: { failed: text.commentFailed, tryAgain: text.tryAgain },
  });
  const stored = useMemo(() => data?.items.toReversed(), [data]);
  const unstored = user ? writes.rows.map((row) => unstoredComment(row, user)) : [];
  const loaded = statusOf(data, error, isLoading);

  return {
    /** Oldest first. */
    comments: unstored.length > 0 ? [...(stored ?? []), ...unstored] : stored,
    status: unstored.length > 0 ? ('ready' as const) : loaded,
    /** How far the comments are that the server has, whatever is shown. */
    loaded,
    older,
    /** As in `Pages`. */
    cutAt: data?.cutAt,
    retry: () => void reload(),
    /**
     * Shows the comment at once, or the answer to one. Throws when the server refuses it: it is
     * then gone again.
     */
    async comment(written: WrittenComment): Promise<void> {
      if (partsOf(written).content === '') return;
      if (!user) throw new Error('Nobody is signed in');
      try {
        await writes.send(written);
      } catch (failure) {
        toast.add(failureToast(text.commentFailed, failure, text.tryAgain));
        throw failure;
      }
    },
    ...useOwnComments(postId, answer, tellCount),
  };
}
