import { personName } from '@clubline/contract';
import {
  Button,
  CutNote,
  EmptyState,
  ErrorState,
  FeedColumn,
  FeedNote,
  FeedPosts,
  FeedSkeleton,
  LoadMoreRow,
  PostComposer,
} from '@clubline/ui';
import { useRef, type RefObject } from 'react';
import { NO_RIGHTS, type ClubRights } from '../../moderation';
import { avatarOf, messageOf } from '../../platform/client';
import { useMessages } from '../../platform/messages';
import { useClubline } from '../../platform/provider';
import { WRITE_POST_ID } from '../../platform/routes';
import { useCurrentUser } from '../../platform/session';
import { postsMessages } from '../messages';
import { useClubPostComposer } from '../composer/useClubPostComposer';
import { FeedNews } from '../FeedNews';
import { ClosedComposer } from '../lostWords/ClosedComposer';
import { LostFeedDrafts } from '../lostWords/LostDrafts';
import { useMentionNotice } from '../mentions/useMentionNotice';
import { useMentions } from '../mentions/useMentions';
import { useShare } from '../useShare';
import { JoinToView } from './JoinToView';
import { PostItem } from './PostItem';
import type { useFeed } from './useFeed';
import type { useFeedView } from './useFeedView';
import { useMemberFeed } from './useMemberFeed';

export interface ClubFeedProps {
  clubId: string;
  clubName: string;
  /** Whether the viewer may read and write here; null while that is not known. */
  canView: boolean | null;
  /** Called by who has to join before there is anything to read; without it no button is. */
  onJoin?: (() => void) | undefined;
  /** Whether joining is under way. @default false */
  isJoining?: boolean;
  /** What the server lets the viewer do beyond that. @default nothing */
  rights?: ClubRights;
  /** A link has led to this post. */
  postId?: string;
  /** The link asks for the post's comments, too. */
  showComments?: boolean;
  /** The link has led to this comment of the post. */
  commentId?: string | undefined;
}

/** The posts of a club, for its members. */
export function ClubFeed(props: ClubFeedProps) {
  const text = useMessages(postsMessages);
  if (props.canView === null) {
    return (
      <FeedColumn>
        <FeedSkeleton label={text.loading} />
      </FeedColumn>
    );
  }
  if (!props.canView) {
    return (
      <FeedColumn>
        <JoinToView
          illustration="posts"
          clubName={props.clubName}
          onJoin={props.onJoin}
          isJoining={props.isJoining}
        />
        <LostFeedDrafts clubId={props.clubId} />
      </FeedColumn>
    );
  }
  return <MemberFeed key={props.clubId} {...props} />;
}

interface OwnComposerProps {
  clubId: string;
  feed: ReturnType<typeof useFeed>;
  rights: ClubRights;
  inputRef: RefObject<HTMLTextAreaElement | null>;
}

/** Where members write, unless the owners have taken that from them. */
function OwnComposer({ clubId, feed, rights, inputRef }: OwnComposerProps) {
  const user = useCurrentUser();
  const composer = useClubPostComposer(clubId, feed, rights.permissions.includes('attachPictures'));
  const mentions = useMentions();
  const notice = useMentionNotice(clubId, rights, composer.value);
  if (rights.isMuted)
    return <ClosedComposer words={composer.value} onDiscard={() => composer.onChange('')} />;
  if (!user) return null;
  const author = { name: personName(user), image: avatarOf(user.profilePicture) };
  return (
    <PostComposer
      author={author}
      {...composer}
      inputRef={inputRef}
      inputId={WRITE_POST_ID}
      mentions={mentions}
      notice={notice}
    />
  );
}

function MemberFeed({
  clubId,
  postId,
  showComments = false,
  commentId,
  rights = NO_RIGHTS,
}: ClubFeedProps) {
  const text = useMessages(postsMessages);
  const { hrefFor } = useClubline();
  const column = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { feed, view, comments, waiting, seen, openThreads, showNew, ...on } = useMemberFeed({
    clubId,
    postId,
    column,
  });
  const share = useShare(column);

  return (
    <FeedColumn ref={column}>
      <OwnComposer clubId={clubId} feed={feed} rights={rights} inputRef={field} />
      <FeedNews lost={comments.lost} waitingCount={waiting.length} onShowNew={showNew} />
      <FeedStatus
        feed={feed}
        view={view}
        hasNews={waiting.length > 0}
        onWrite={rights.isMuted ? undefined : () => field.current?.focus()}
      />
      <FeedPosts keptId={postId ?? view.rows.anchorId ?? undefined}>
        {view.posts.map((post) => (
          <PostItem
            key={post.id}
            clubId={clubId}
            post={post}
            rights={rights}
            isDeleting={feed.deletingId === post.id}
            isLinked={post.id === postId}
            areCommentsLinked={post.id === postId && showComments}
            linkedCommentId={post.id === postId ? commentId : undefined}
            seen={seen}
            openThreads={openThreads}
            rowRef={view.rows.rowRef}
            onDelete={() => on.remove(post.id)}
            onPin={(isPinned) => void on.setPinned(post.id, isPinned)}
            onShare={() => void share(hrefFor({ to: 'club', id: clubId, post: post.id }))}
            onPatch={(fields) => view.patch(post.id, fields)}
          />
        ))}
      </FeedPosts>
      {view.hasMore && (
        <LoadMoreRow>
          <Button isPending={view.isLoadingMore} onPress={view.showMore}>
            {text.loadMore}
          </Button>
        </LoadMoreRow>
      )}
      <CutNote cutAt={view.cutAt} />
    </FeedColumn>
  );
}

/** That the posts are loading, that there are none, or why they could not be loaded. */
function FeedStatus({
  feed,
  view,
  hasNews,
  onWrite,
}: {
  feed: ReturnType<typeof useFeed>;
  view: ReturnType<typeof useFeedView>;
  /** Posts wait to be shown. */
  hasNews: boolean;
  onWrite: (() => void) | undefined;
}) {
  const text = useMessages(postsMessages);
  const isEmpty = feed.posts.length === 0;
  return (
    <>
      {view.error && (
        <ErrorState
          title={text.loadFailed}
          description={messageOf(view.error, text.tryAgain)}
          onRetry={view.retry}
          retryLabel={text.retry}
        />
      )}
      {feed.isLoading && isEmpty && <FeedSkeleton label={text.loading} />}
      {view.isLinkLost && <FeedNote>{text.postGone}</FeedNote>}
      {!feed.isLoading && !feed.error && isEmpty && !hasNews && (
        <EmptyState
          illustration="posts"
          title={text.empty}
          action={onWrite && <Button onPress={onWrite}>{text.write}</Button>}
        />
      )}
    </>
  );
}
