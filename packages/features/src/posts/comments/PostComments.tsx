import { CommentComposer, CommentList, FeedNote } from '@clubline/ui';
import { moderationMessages } from '../../moderation';
import { useDraftComposer } from '../../platform/drafts';
import { useMessages } from '../../platform/messages';
import { useMentions } from '../mentions/useMentions';
import { commentItems } from './commentItems';
import type { useComments } from './useComments';

interface PostCommentsProps {
  postId: string;
  thread: ReturnType<typeof useComments>;
  expectedCount: number;
  /** The owners have taken writing from the viewer. */
  isMuted: boolean;
  ageOf: (createdAt: string) => string;
  hrefForMention: (username: string) => string;
}

/** The comments of a post, and where to write one. */
export function PostComments({
  postId,
  thread,
  expectedCount,
  isMuted,
  ageOf,
  hrefForMention,
}: PostCommentsProps) {
  const text = useMessages(moderationMessages);
  return (
    <>
      <CommentList
        comments={commentItems(thread.comments ?? [], ageOf, hrefForMention)}
        status={thread.status}
        expectedCount={expectedCount}
        hasOlder={thread.older.hasMore}
        olderStatus={thread.older.status}
        onLoadOlder={() => void thread.older.load()}
        onRetry={thread.retry}
        hrefForMention={hrefForMention}
      />
      {isMuted ? (
        <FeedNote>{text.mutedNote}</FeedNote>
      ) : (
        <PostCommentComposer postId={postId} onSend={thread.comment} />
      )}
    </>
  );
}

function PostCommentComposer({
  postId,
  onSend,
}: {
  postId: string;
  onSend: (content: string) => Promise<void>;
}) {
  const composer = useDraftComposer(`comment_${postId}`, onSend);
  const mentions = useMentions();
  return <CommentComposer {...composer} mentions={mentions} placement="above" />;
}
