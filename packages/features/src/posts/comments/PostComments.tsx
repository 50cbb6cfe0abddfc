import type { CommentAction } from '@clubline/ui';
import { CommentComposer, CommentList, FeedNote } from '@clubline/ui';
import { useRef } from 'react';
import type { ClubRights } from '../../moderation';
import { useCopy } from '../../platform/clipboard';
import { UnsavedWords } from '../../platform/leaving';
import { useMessages } from '../../platform/messages';
import { earlierOf } from '../../platform/paging';
import { useClubline } from '../../platform/provider';
import { useCurrentUser } from '../../platform/session';
import { ClosedComposer } from '../lostWords/ClosedComposer';
import { LostAnswer } from '../lostWords/LostAnswer';
import { LostEdits } from '../lostWords/LostEdits';
import { useMentionNotice } from '../mentions/useMentionNotice';
import { useMentions } from '../mentions/useMentions';
import { commentItems } from './commentItems';
import { postsMessages } from '../messages';
import type { ShownComment } from './comments.types';
import { useCommentComposer } from './useCommentComposer';
import type { useComments } from './useComments';
import { useLinkedComment } from './useLinkedComment';

interface PostCommentsProps {
  clubId: string;
  postId: string;
  /** The comment that a link has led to. */
  linkedId: string | undefined;
  thread: ReturnType<typeof useComments>;
  expectedCount: number;
  rights: ClubRights;
  ageOf: (createdAt: string) => string;
  hrefForMention: (username: string) => string;
}

/** The comments of a post, and where to write one. */
export function PostComments({
  clubId,
  postId,
  linkedId,
  thread: known,
  expectedCount,
  rights,
  ageOf,
  hrefForMention,
}: PostCommentsProps) {
  const text = useMessages(postsMessages);
  const allowedFor = useAllowedFor(rights);
  const list = useRef<HTMLElement>(null);
  const copyLink = useCopyLink(clubId, postId);
  const { thread, isLost } = useLinkedComment(known, { clubId, postId, commentId: linkedId });
  const comments = thread.comments ?? [];
  const earlier = earlierOf(thread);
  const { composer, begin, kept, lost, lostAnswer, unsaved } = useCommentComposer(
    { clubId, postId },
    thread,
  );
  const mentions = useMentions();
  const notice = useMentionNotice(clubId, rights, composer.value);
  return (
    <>
      {isLost && <FeedNote>{text.commentGone}</FeedNote>}
      <CommentList
        ref={list}
        linkedId={linkedId}
        comments={commentItems(comments, {
          ageOf,
          hrefForMention,
          allowedFor,
          hasOlder: earlier.hasOlder,
        })}
        status={thread.status}
        expectedCount={expectedCount}
        {...earlier}
        cutAt={thread.cutAt}
        onRetry={thread.retry}
        onAction={(id, action) => {
          if (action === 'copyLink') void copyLink(list.current, id);
          else begin(id, action);
        }}
        onDelete={(id) => void thread.deleteComment(id)}
        hrefForMention={hrefForMention}
      />
      <UnsavedWords {...unsaved} />
      <LostEdits lost={lost} />
      {rights.isMuted ? (
        <ClosedComposer {...kept} />
      ) : (
        <>
          {lostAnswer && <LostAnswer {...lostAnswer} />}
          <CommentComposer {...composer} mentions={mentions} notice={notice} placement="above" />
        </>
      )}
    </>
  );
}

/** Copies the address of a comment. */
function useCopyLink(clubId: string, postId: string) {
  const text = useMessages(postsMessages);
  const { hrefFor } = useClubline();
  const copy = useCopy();
  return async (element: Element | null, commentId: string) => {
    const href = hrefFor({ to: 'club', id: clubId, post: postId, comment: commentId });
    const url = new URL(href, element?.baseURI).href;
    const { linkCopied: copied, linkNotCopied: failed } = text;
    await copy(element, url, { copied, failed, description: url });
  };
}

/** What the viewer may do with a comment: only link to it on servers that do not say more. */
function useAllowedFor({ permissions }: ClubRights) {
  const userId = useCurrentUser()?.id;
  const canChange = permissions.includes('changeComments');
  return ({ user, isSending }: ShownComment): readonly CommentAction[] => {
    if (isSending) return [];
    if (!canChange) return ['copyLink'];
    const isOwn = user.id === userId;
    return [
      'reply',
      ...(isOwn ? (['edit'] as const) : []),
      ...(isOwn || permissions.includes('moderate') ? (['delete'] as const) : []),
      'copyLink',
    ];
  };
}
