import type { Comment } from '@clubline/contract';
import useSWR from 'swr';
import { messageOf } from '../client';
import { useClubline } from '../provider';
import { useCurrentUser } from '../session';
import { feedCopy } from './copy';
import { feedCalls } from './feed.calls';
import { commentsKey } from './feedKeys';

/** A comment as shown: `isSending` until the server has it. */
export type ShownComment = Comment & { isSending?: boolean };

let sent = 0;

/** Comments with no parent, as the count under a post means it. */
export function topLevelCount(comments: readonly Comment[]): number {
  return comments.filter(({ parentComment }) => parentComment === null).length;
}

export interface CommentsOptions {
  clubId: string;
  postId: string;
  /** False leaves them unasked for. */
  isNeeded: boolean;
  /** Hears the number of comments once it is known to have changed. */
  onCount: (count: number) => void;
}

/** The comments of one post: reading and writing. */
export function useComments({ clubId, postId, isNeeded, onCount }: CommentsOptions) {
  const { client, clock, toast } = useClubline();
  const user = useCurrentUser();
  const { data: comments, error, isLoading, mutate } = useSWR<ShownComment[]>(isNeeded ? commentsKey(clubId, postId) : null, () => feedCalls.loadComments(client, postId), { revalidateOnMount: true });

  return {
    comments,
    isLoading,
    isFailed: Boolean(error) && !comments,
    retry: () => void mutate(),
    /** Shows the comment at once. False when it could not be stored: it is then gone again. */
    async comment(content: string): Promise<boolean> {
      if (!user || content === '') return false;
      const provisional: ShownComment = { id: `sending-${(sent += 1)}`, content, createdAt: new Date(clock.now()).toISOString(), user, parentComment: null, isSending: true };
      const others = (known: readonly ShownComment[] = []) => known.filter(({ id }) => id !== provisional.id);
      await mutate((known) => [...(known ?? []), provisional], { revalidate: false });
      try {
        const stored = await feedCalls.createComment(client, { clubPostId: postId, userId: user.id, content });
        const next = stored ? await mutate((known) => [...others(known).filter(({ id }) => id !== stored.id), stored], { revalidate: false }) : await mutate();
        if (next) onCount(topLevelCount(next));
        return true;
      } catch (failure) {
        await mutate((known) => others(known), { revalidate: false });
        toast.add({ title: feedCopy.commentFailed, description: messageOf(failure, feedCopy.tryAgain), tone: 'critical' });
        return false;
      }
    },
  };
}
