import { personName } from '@clubline/contract';
import {
  Button,
  EmptyState,
  ErrorState,
  FeedColumn,
  FeedNote,
  FeedPill,
  FeedPosts,
  FeedSkeleton,
  LoadMoreRow,
  PostComposer,
} from '@clubline/ui';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { moderationMessages, NO_RIGHTS, type ClubRights } from '../../moderation';
import { messageOf } from '../../platform/client';
import { useMessages } from '../../platform/messages';
import { useClubline } from '../../platform/provider';
import { useCurrentUser } from '../../platform/session';
import { postsMessages } from '../messages';
import { useMentions } from '../mentions/useMentions';
import { useShare } from '../useShare';
import { PostItem } from './PostItem';
import { useFeed } from './useFeed';
import { useFeedView } from './useFeedView';
import { useNewPosts } from './useNewPosts';
import { usePostChanges } from './usePostChanges';
import { usePostComposer } from './usePostComposer';

export interface ClubFeedProps {
  clubId: string;
  clubName: string;
  /** Whether the viewer may read and write here; null while that is not known. */
  canView: boolean | null;
  /** What the server lets the viewer do beyond that. @default nothing */
  rights?: ClubRights;
  /** A link has led to this post. */
  postId?: string;
  /** The link asks for the post's comments, too. */
  showComments?: boolean;
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
        <EmptyState illustration="posts" title={text.joinToView(props.clubName)} />
      </FeedColumn>
    );
  }
  return <MemberFeed key={props.clubId} {...props} />;
}

function MemberFeed({ clubId, postId, showComments = false, rights = NO_RIGHTS }: ClubFeedProps) {
  const text = useMessages(postsMessages);
  const { mutedNote } = useMessages(moderationMessages);
  const { hrefFor } = useClubline();
  const user = useCurrentUser();
  const column = useRef<HTMLDivElement>(null);
  const arrived = useNewPosts({
    clubId,
    shown: () => feed.posts,
    onRemoved: (id) => view.drop(id),
    onChanged: (changes, again) => showChanges(changes, again),
    onOwn: (post) => feed.insert(post),
  });
  const feed = useFeed(clubId, {
    // Somebody who has come back to where they were reads on there; a post that a link has led to
    // is what they came for.
    holdBack(news) {
      const isReading = (column.current?.getBoundingClientRect().top ?? 0) < 0;
      if (!isReading || news.some(({ id }) => id === postId)) return false;
      arrived.add(news);
      return true;
    },
  });
  const composer = usePostComposer(clubId, feed, rights.permissions.includes('attachPictures'));
  const mentions = useMentions();
  const share = useShare(column);
  const view = useFeedView(feed, clubId, postId);
  const showChanges = usePostChanges(clubId, view);
  const [seen] = useState(() => new Set<string>());
  const waiting = arrived.waiting.filter(({ id }) => !feed.posts.some((post) => post.id === id));

  const remove = useFocusedRemoval(view.posts, column, (id) => void feed.remove(id, view.drop));
  const showNew = () => {
    feed.add(arrived.take());
    column.current?.scrollIntoView?.({ block: 'start' });
    focusColumn(column.current);
  };

  return (
    <FeedColumn ref={column}>
      {rights.isMuted && <FeedNote>{mutedNote}</FeedNote>}
      {user && !rights.isMuted && (
        <PostComposer
          author={{ name: personName(user), image: user.profilePicture }}
          {...composer}
          mentions={mentions}
        />
      )}
      {waiting.length > 0 && (
        <FeedPill>
          <Button variant="primary" size="small" onPress={showNew}>
            {text.newPosts(waiting.length)}
          </Button>
        </FeedPill>
      )}
      <FeedStatus feed={feed} view={view} />
      <FeedPosts keptId={postId}>
        {view.posts.map((post) => (
          <PostItem
            key={post.id}
            clubId={clubId}
            post={post}
            rights={rights}
            isDeleting={feed.deletingId === post.id}
            isLinked={post.id === postId}
            areCommentsLinked={post.id === postId && showComments}
            seen={seen}
            onDelete={() => remove(post.id)}
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
    </FeedColumn>
  );
}

/** That the posts are loading, that there are none, or why they could not be loaded. */
function FeedStatus({
  feed,
  view,
}: {
  feed: ReturnType<typeof useFeed>;
  view: ReturnType<typeof useFeedView>;
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
      {!feed.isLoading && !feed.error && isEmpty && (
        <EmptyState illustration="posts" title={text.empty} />
      )}
    </>
  );
}

/** Removes posts; once one is gone and the focus with it, the keyboard goes on from the column. */
function useFocusedRemoval(
  posts: readonly { id: string }[],
  column: RefObject<HTMLElement | null>,
  removePost: (id: string) => void,
): (id: string) => void {
  const removing = useRef<string>(undefined);
  useEffect(() => {
    if (!removing.current || posts.some(({ id }) => id === removing.current)) return;
    removing.current = undefined;
    if (document.activeElement === document.body) focusColumn(column.current);
  }, [column, posts]);
  return (id) => {
    removing.current = id;
    removePost(id);
  };
}

/** What had the focus is gone: whoever uses a keyboard goes on from here. */
function focusColumn(column: HTMLElement | null) {
  if (!column) return;
  column.tabIndex = -1;
  column.focus({ preventScroll: true });
}
