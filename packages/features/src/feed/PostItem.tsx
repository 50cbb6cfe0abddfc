import type { ClubPost } from '@clubline/contract';
import { CommentComposer, CommentList, FeedNote, PostCard, type CommentItem } from '@clubline/ui';
import { useEffect, useRef, useState } from 'react';
import { useMentions } from '../mentions';
import { useMessages } from '../messages';
import { useClubline } from '../provider';
import { useReaction } from '../reactions';
import { useCurrentUser } from '../session';
import type { ClubRights } from './clubRights';
import { feedCopy, feedTimeCopy } from './copy';
import { personName } from './feed.calls';
import { PostDialogs } from './PostDialogs';
import { clubScope } from './feedKeys';
import { relativeTime } from './relativeTime';
import { topLevelCount, useComments, type ShownComment } from './useComments';
import { useDraft } from './useDraft';
import type { FeedPost } from './useFeed';
import { useNow } from './useNow';
import { usePostActions } from './usePostActions';

export interface PostItemProps {
  clubId: string;
  post: FeedPost;
  rights: ClubRights;
  isDeleting: boolean;
  /** A link has led to this post: it takes the focus once. */
  isLinked: boolean;
  areCommentsLinked: boolean;
  /** Ids of the posts that this feed has shown, to which it adds its own: posts leave the page while they are far from what is seen. */
  seen: Set<string>;
  onDelete: () => void;
  onShare: () => void;
  onPatch: (fields: Partial<ClubPost>) => void;
}

/** One post with its reactions, and with its comments once they are opened. */
export function PostItem({
  clubId,
  post,
  rights,
  isDeleting,
  isLinked,
  areCommentsLinked,
  seen,
  onDelete,
  onShare,
  onPatch,
}: PostItemProps) {
  const text = useMessages('feed', feedCopy);
  const times = useMessages('feedTime', feedTimeCopy);
  const { hrefFor, renderBelowText } = useClubline();
  const user = useCurrentUser();
  const [isOpen, setOpen] = useState(areCommentsLinked);
  const [isBack] = useState(() => seen.has(post.id));
  useEffect(() => void seen.add(post.id), [seen, post.id]);
  const card = useRef<HTMLElement>(null);
  const isSending = post.isSending === true;
  const hrefForMention = (username: string) => hrefFor({ to: 'profile', username });

  const reaction = useReaction({
    target: { kind: 'post', id: post.id },
    scope: clubScope(clubId),
    embedded: isSending ? { reaction: null, reactionCount: 0 } : post,
    onSettled: ({ reaction: own, count }) =>
      post.reactionCount !== undefined && onPatch({ reaction: own, reactionCount: count }),
  });
  // A backend that sends no count has to be asked for the comments to be counted.
  const talk = useComments({
    clubId,
    postId: post.id,
    isNeeded: !isSending && (isOpen || post.commentCount === undefined),
    isForCount: !isOpen,
    // Who opens them wants those of now.
    isBack: isBack && !isOpen,
    onCount: (commentCount) =>
      post.commentCount !== undefined &&
      post.commentCount !== commentCount &&
      onPatch({ commentCount }),
  });

  const now = useNow([
    post.createdAt,
    ...(isOpen ? (talk.comments ?? []) : []).map(({ createdAt }) => createdAt),
  ]);
  const ageOf = (createdAt: string) => relativeTime(createdAt, now, times);
  const doing = usePostActions({ clubId, post, rights, onDelete });

  useEffect(() => {
    if (!isLinked) return;
    card.current?.scrollIntoView?.({ block: 'start' });
    card.current?.focus({ preventScroll: true });
  }, [isLinked]);

  return (
    <>
      <PostCard
        ref={card}
        author={{
          name: personName(post.user),
          src: post.user.profilePicture,
          ...(post.user.username && { href: hrefForMention(post.user.username) }),
        }}
        content={post.content}
        timeLabel={ageOf(post.createdAt)}
        dateTime={post.createdAt}
        mediaUrls={post.mediaUrls}
        mediaAlts={post.mediaAlts}
        actions={doing.actions}
        onAction={doing.onAction}
        reaction={reaction}
        commentCount={
          talk.comments && post.commentCount === undefined
            ? topLevelCount(talk.comments)
            : (post.commentCount ?? 0)
        }
        isCommentsOpen={isOpen}
        onToggleComments={() => setOpen(!isOpen)}
        onShare={onShare}
        {...(user && post.user.id === user.id && { onDelete })}
        isDeleting={isDeleting}
        isSending={isSending}
        isHighlighted={isLinked}
        hrefForMention={hrefForMention}
        belowText={renderBelowText?.(post.content)}
      >
        <CommentList
          comments={asItems(talk.comments ?? [], ageOf, hrefForMention)}
          isLoading={talk.isLoading}
          expectedCount={post.commentCount ?? 0}
          isFailed={talk.isFailed}
          onRetry={talk.retry}
          hrefForMention={hrefForMention}
        />
        {rights.isMuted ? (
          <FeedNote>{text.mutedNote}</FeedNote>
        ) : (
          <PostCommentComposer postId={post.id} onSend={talk.comment} />
        )}
      </PostCard>
      <PostDialogs {...doing} />
    </>
  );
}

function PostCommentComposer({
  postId,
  onSend,
}: {
  postId: string;
  onSend: (content: string) => Promise<boolean>;
}) {
  const draft = useDraft(`comment_${postId}`);
  const mentions = useMentions();
  const send = async () => {
    const content = draft.take();
    if (!(await onSend(content))) draft.restore(content);
  };
  return (
    <CommentComposer
      value={draft.value}
      onChange={draft.setValue}
      onSubmit={() => void send()}
      mentions={mentions}
      placement="above"
    />
  );
}

function asItems(
  comments: readonly ShownComment[],
  ageOf: (createdAt: string) => string,
  hrefForMention: (username: string) => string,
): CommentItem[] {
  const known = new Set(comments.map(({ id }) => id));
  const itemsUnder = (parent: string | null): CommentItem[] =>
    comments
      .filter(
        ({ parentComment }) =>
          (parentComment && known.has(parentComment) ? parentComment : null) === parent,
      )
      .map((comment) => ({
        id: comment.id,
        author: {
          name: personName(comment.user),
          src: comment.user.profilePicture,
          ...(comment.user.username && { href: hrefForMention(comment.user.username) }),
        },
        content: comment.content,
        timeLabel: ageOf(comment.createdAt),
        dateTime: comment.createdAt,
        ...(comment.isSending && { isSending: true }),
        replies: comment.id === comment.parentComment ? [] : itemsUnder(comment.id),
      }));
  return itemsUnder(null);
}
