import type { ClubPost } from '@clubline/contract';
import { useState } from 'react';
import { clubScope } from '../../platform/cache';
import { useComments } from '../comments/useComments';
import { useReaction } from '../reactions/useReaction';
import type { FeedPost } from './feedPosts';

interface PostThreadOptions {
  clubId: string;
  post: FeedPost;
  /** Its comments are shown. */
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** It has been in the page before. */
  isBack: boolean;
  onPatch: (fields: Partial<ClubPost>) => void;
}

/** What people have answered to a post: reactions, and comments where they are needed. */
export function usePostThread({
  clubId,
  post,
  isOpen,
  setOpen,
  isBack,
  onPatch,
}: PostThreadOptions) {
  const reaction = useReaction({
    target: { kind: 'post', id: post.id },
    scope: clubScope(clubId),
    embedded: post.isSending ? { reaction: null, reactionCount: 0 } : post,
    onSettled: ({ reaction: own, count }) =>
      count !== null &&
      post.reactionCount !== undefined &&
      onPatch({ reaction: own, reactionCount: count }),
  });
  // A backend that sends no count has to be asked for the comments to be counted.
  const thread = useComments({
    clubId,
    postId: post.id,
    isNeeded: !post.isSending && (isOpen || post.commentCount === undefined),
    isForCount: !isOpen,
    // Who opens them wants those of now.
    isBack: isBack && !isOpen,
    count: post.commentCount,
    onCount: (commentCount) =>
      post.commentCount !== undefined &&
      post.commentCount !== commentCount &&
      onPatch({ commentCount }),
  });
  useOpenForUnsent(thread, setOpen);
  return { reaction, thread };
}

/** Opens the comments once one of them could not be sent: closed, a post would not say so. */
function useOpenForUnsent(
  { comments = [] }: ReturnType<typeof useComments>,
  setOpen: (isOpen: boolean) => void,
): void {
  const hasUnsent = comments.some(({ unsent }) => unsent !== undefined);
  const [isKnown, setKnown] = useState(false);
  if (isKnown === hasUnsent) return;
  setKnown(hasUnsent);
  if (hasUnsent) setOpen(true);
}
