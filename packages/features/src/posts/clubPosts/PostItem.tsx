import type { ClubPost } from '@clubline/contract';
import { PostCard } from '@clubline/ui';
import { useEffect, useRef, useState } from 'react';
import { type ClubRights, PostDialogs, usePostActions } from '../../moderation';
import { authorOf, pictureSrcSet } from '../../platform/client';
import { feedAgeMessages, formatAge, useNow } from '../../platform/dates';
import type { KeptRows } from '../../platform/historyEntry';
import { useMessages } from '../../platform/messages';
import { useClubline } from '../../platform/provider';
import { useCurrentUser } from '../../platform/session';
import { PostComments } from '../comments/PostComments';
import { topLevelCount } from '../comments/useComments';
import type { FeedPost } from './feedPosts';
import { usePostThread } from './usePostThread';

export interface PostItemProps {
  clubId: string;
  /** The club's name, in a feed that holds posts of several. */
  clubName?: string;
  post: FeedPost;
  rights: ClubRights;
  isDeleting: boolean;
  /** A link has led to this post: it takes the focus once. */
  isLinked: boolean;
  areCommentsLinked: boolean;
  /** The comment that the link has led to. */
  linkedCommentId?: string | undefined;
  /**
   * Ids of the posts that this feed has shown, to which it adds its own: posts leave the page while
   * they are far from what is seen.
   */
  seen: Set<string>;
  /** Ids of the posts of this feed whose comments are open, to which it adds its own. */
  openThreads: Set<string>;
  /** Told of the post's element as it comes and goes. */
  rowRef: KeptRows['rowRef'];
  onDelete: () => void;
  /** Called by who may pin posts here. */
  onPin: (isPinned: boolean) => void;
  onShare: () => void;
  onPatch: (fields: Partial<ClubPost>) => void;
}

/** One post with its reactions, and with its comments once they are opened. */
export function PostItem({
  clubId,
  clubName,
  post,
  rights,
  isDeleting,
  isLinked,
  areCommentsLinked,
  linkedCommentId,
  seen,
  openThreads,
  rowRef,
  onDelete,
  onPin,
  onShare,
  onPatch,
}: PostItemProps) {
  const times = useMessages(feedAgeMessages);
  const { hrefFor, renderBelowText } = useClubline();
  const user = useCurrentUser();
  const links = { areCommentsLinked, linkedCommentId };
  const [isOpen, setOpen] = useOpenComments(post.id, openThreads, links);
  const [isBack] = useState(() => seen.has(post.id));
  useEffect(() => void seen.add(post.id), [seen, post.id]);
  const card = useCard(post.id, { rowRef, isLinked });
  const hrefForMention = (username: string) => hrefFor({ to: 'profile', username });

  const { reaction, thread } = usePostThread({ clubId, post, isOpen, setOpen, isBack, onPatch });
  const now = useNow(
    [post.createdAt, ...(isOpen ? (thread.comments ?? []) : []).map(({ createdAt }) => createdAt)],
    times,
  );
  const ageOf = (createdAt: string) => formatAge(createdAt, now, times);
  const moderation = usePostActions({ clubId, post, rights, onDelete, onPin });

  return (
    <>
      <PostCard
        ref={card}
        author={authorOf(post.user, hrefForMention)}
        {...(clubName && { place: { name: clubName, href: hrefFor({ to: 'club', id: clubId }) } })}
        content={post.content}
        timeLabel={ageOf(post.createdAt)}
        dateTime={post.createdAt}
        mediaUrls={post.mediaUrls}
        mediaSrcSets={post.mediaUrls.map(pictureSrcSet)}
        mediaAlts={post.mediaAlts}
        actions={moderation.actions}
        onAction={moderation.onAction}
        reaction={reaction}
        commentCount={
          thread.comments && post.commentCount === undefined
            ? topLevelCount(thread.comments)
            : post.commentCount
        }
        isCommentsOpen={isOpen}
        onToggleComments={() => setOpen(!isOpen)}
        onShare={onShare}
        {...(user && post.user.id === user.id && { onDelete })}
        isDeleting={isDeleting}
        isSending={post.isSending === true && post.unsent?.isPending !== false}
        unsent={post.unsent}
        isPinned={post.isPinned}
        isHighlighted={isLinked}
        hrefForMention={hrefForMention}
        belowText={renderBelowText?.(post.content)}
      >
        <PostComments
          clubId={clubId}
          postId={post.id}
          linkedId={linkedCommentId}
          thread={thread}
          expectedCount={post.commentCount ?? 0}
          rights={rights}
          ageOf={ageOf}
          hrefForMention={hrefForMention}
        />
      </PostCard>
      <PostDialogs {...moderation} />
    </>
  );
}

/** Whether the comments of a post are open: where a link has led to them, they are. */
function useOpenComments(
  postId: string,
  openThreads: Set<string>,
  {
    areCommentsLinked,
    linkedCommentId,
  }: Pick<PostItemProps, 'areCommentsLinked' | 'linkedCommentId'>,
) {
  const [isOpen, setOpen] = useState(areCommentsLinked || linkedCommentId !== undefined);
  const [led, setLed] = useState(linkedCommentId);
  if (led !== linkedCommentId) {
    setLed(linkedCommentId);
    if (linkedCommentId) setOpen(true);
  }
  useEffect(() => {
    if (isOpen) openThreads.add(postId);
    return () => void openThreads.delete(postId);
  }, [openThreads, postId, isOpen]);
  return [isOpen, setOpen] as const;
}

/** The element of a post, which a link that has led to it brings into view. */
function useCard(postId: string, { rowRef, isLinked }: Pick<PostItemProps, 'rowRef' | 'isLinked'>) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    rowRef(postId, card.current);
    return () => rowRef(postId, null);
  });
  useEffect(() => {
    if (!isLinked) return;
    card.current?.scrollIntoView?.({ block: 'start' });
    card.current?.focus({ preventScroll: true });
  }, [isLinked]);
  return card;
}
