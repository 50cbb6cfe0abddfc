import type { CommentAction } from '@clubline/ui';
import { CommentComposer, CommentList } from '@clubline/ui';
import type { ClubRights } from '../../moderation';
import { UnsavedWords } from '../../platform/leaving';
import { useCurrentUser } from '../../platform/session';
import { ClosedComposer } from '../lostWords/ClosedComposer';
import { useMentionNotice } from '../mentions/useMentionNotice';
import { useMentions } from '../mentions/useMentions';
import { commentItems } from './commentItems';
import type { ShownComment } from './comments.types';
import { useCommentComposer } from './useCommentComposer';
import type { useComments } from './useComments';

interface PostCommentsProps {
  clubId: string;
  postId: string;
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
  thread,
  expectedCount,
  rights,
  ageOf,
  hrefForMention,
}: PostCommentsProps) {
  const allowedFor = useAllowedFor(rights);
  const comments = thread.comments ?? [];
  const { composer, begin, kept, isUnsaved } = useCommentComposer({ clubId, postId }, thread);
  const mentions = useMentions();
  const notice = useMentionNotice(clubId, rights, composer.value);
  return (
    <>
      <CommentList
        comments={commentItems(comments, { ageOf, hrefForMention, allowedFor })}
        status={thread.status}
        expectedCount={expectedCount}
        hasOlder={thread.older.hasMore}
        olderStatus={thread.older.status}
        cutAt={thread.cutAt}
        onLoadOlder={() => void thread.older.load()}
        onRetry={thread.retry}
        onAction={begin}
        onDelete={(id) => void thread.deleteComment(id)}
        hrefForMention={hrefForMention}
      />
      <UnsavedWords isUnsaved={isUnsaved} />
      {rights.isMuted ? (
        <ClosedComposer {...kept} />
      ) : (
        <CommentComposer {...composer} mentions={mentions} notice={notice} placement="above" />
      )}
    </>
  );
}

/** What the viewer may do with a comment: nothing on servers that do not say so. */
function useAllowedFor({ permissions }: ClubRights) {
  const userId = useCurrentUser()?.id;
  const canChange = permissions.includes('changeComments');
  return ({ user, isSending }: ShownComment): readonly CommentAction[] => {
    if (!canChange || isSending) return [];
    const isOwn = user.id === userId;
    return [
      'reply',
      ...(isOwn ? (['edit'] as const) : []),
      ...(isOwn || permissions.includes('moderate') ? (['delete'] as const) : []),
    ];
  };
}
