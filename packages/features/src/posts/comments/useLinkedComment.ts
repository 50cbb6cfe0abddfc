import { SINGLE_COMMENTS, type Comment } from '@clubline/contract';
import useSWR from 'swr';
import { useAutoNextPage } from '../../platform/paging';
import { useAddition, useClubline } from '../../platform/provider';
import { linkedCommentKey } from '../clubPosts/clubPostKeys';
import { clubPostsCalls } from '../clubPosts/clubPosts.calls';
import type { ShownComment } from './comments.types';
import type { useComments } from './useComments';

interface LinkedCommentOptions {
  clubId: string;
  postId: string;
  /** The comment that a link has led to. */
  commentId: string | undefined;
}

/**
 * The comments of a post with the one that a link has led to. One that is further back than they
 * have been loaded stands before them: asked for by itself, or page by page of a server that does
 * not answer that.
 */
export function useLinkedComment<Thread extends ReturnType<typeof useComments>>(
  thread: Thread,
  { clubId, postId, commentId }: LinkedCommentOptions,
) {
  const { client } = useClubline();
  const isAnswered = useAddition(SINGLE_COMMENTS);
  const { comments, older, cutAt } = thread;
  const isKnown = comments?.some(({ id }) => id === commentId) === true;
  const isMissing = commentId !== undefined && comments !== undefined && !isKnown;
  const isBeyond = isMissing && older.hasMore;
  const { data, error, mutate } = useSWR<Comment[]>(
    isBeyond && isAnswered ? linkedCommentKey(clubId, postId, commentId ?? '') : null,
    () => clubPostsCalls.loadComment(client, postId, commentId ?? ''),
    { revalidateOnMount: true },
  );
  useAutoNextPage(isBeyond && !isAnswered, older);
  const isHere = (wanted: string) => comments?.some(({ id }) => id === wanted);
  const linked = (data ?? [])
    .filter(({ id }) => !isHere(id))
    .map((comment): ShownComment => ({ ...comment, isApart: older.hasMore }));
  const again = () => void mutate();
  return {
    /** Asks again where that failed; undefined where it did not. */
    retry: error && !data ? again : undefined,
    /** Whether it is known to be there no more. */
    isLost: isMissing && (isBeyond ? data?.length === 0 : cutAt === undefined),
    thread: {
      ...thread,
      comments: linked.length > 0 ? [...linked, ...(comments ?? [])] : comments,
      async changeComment(id: string, content: string, seen: string): Promise<void> {
        await thread.changeComment(id, content, seen);
        if (!isHere(id)) again();
      },
      async deleteComment(id: string): Promise<void> {
        await thread.deleteComment(id);
        if (!isHere(id)) again();
      },
    },
  };
}
