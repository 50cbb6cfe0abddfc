import { type RefObject, useState } from 'react';
import { useGonePosts, useLostComments } from '../comments/useLostComments';
import { focusColumn, useFocusedRemoval } from '../useFocusedRemoval';
import { useFeed } from './useFeed';
import { useFeedView } from './useFeedView';
import { useNewPosts } from './useNewPosts';
import { usePinning } from './usePinning';
import { usePostChanges } from './usePostChanges';

interface MemberFeedOptions {
  clubId: string;
  /** The post that a link has led to. */
  postId: string | undefined;
  /** The column that holds the feed. */
  column: RefObject<HTMLElement | null>;
}

/** A feed, what of it is shown, and what others do in it meanwhile. */
export function useMemberFeed({ clubId, postId, column }: MemberFeedOptions) {
  const clubIdOf = () => clubId;
  const comments = useLostComments(clubIdOf);
  const [seen] = useState(() => new Set<string>());
  const [openThreads] = useState(() => new Set<string>());
  const arrived = useNewPosts({
    clubId,
    shown: () => feed.posts,
    openThreads,
    onRemoved(id) {
      if (!feed.isOwnDeletion(id)) comments.keep(id);
      view.drop(id);
    },
    onChanged: (changes, again) => showChanges(changes, again),
    onOwn: (post) => feed.insert(post),
    onCut: (newest) => feed.cut(newest),
    onPins: (postIds) => feed.showPins(postIds),
  });
  const feed = useFeed(clubId, {
    // Somebody who has come back to where they were reads on there; a post that a link has led to
    // is what they came for.
    holdBack(news, gapAfter) {
      const isReading = (column.current?.getBoundingClientRect().top ?? 0) < 0;
      if (!isReading || news.some(({ id }) => id === postId)) return false;
      arrived.add(news, gapAfter);
      return true;
    },
  });
  useGonePosts(clubId, feed, comments.keep);
  const view = useFeedView(feed, { clubId, postId, column });
  const showChanges = usePostChanges({ ...view, clubIdOf });
  const setPinned = usePinning(clubId, feed, column);
  return {
    feed,
    view,
    /** What was being written to posts that are gone. */
    comments,
    /** Posts by others that are not shown yet. */
    waiting: arrived.waiting.filter(({ id }) => !feed.posts.some((post) => post.id === id)),
    /** Ids of the posts that have been in the page. */
    seen,
    /** Ids of the posts whose comments are open. */
    openThreads,
    showNew() {
      feed.add(...arrived.take());
      column.current?.scrollIntoView?.({ block: 'start' });
      focusColumn(column.current);
    },
    setPinned,
    remove: useFocusedRemoval(view.posts, column, (id) => {
      void feed.remove(id, (gone) => {
        comments.drop(gone);
        view.drop(gone);
      });
    }),
  };
}
