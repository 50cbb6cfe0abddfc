import { type RefObject, useState } from 'react';
import { focusColumn, useFocusedRemoval, useLostComments } from '../../posts';
import { useHomeFeed } from './useHomeFeed';
import { useLiveHomeFeed } from './useLiveHomeFeed';

/** The feed across one's clubs and the people one follows, and what others do in it meanwhile. */
export function useOwnFeed(userId: string, column: RefObject<HTMLElement | null>) {
  const feed = useHomeFeed(userId);
  const comments = useLostComments(feed.clubIdOf);
  const [marks] = useState(() => ({ seen: new Set<string>(), openThreads: new Set<string>() }));
  const arrived = useLiveHomeFeed(userId, feed, {
    openThreads: marks.openThreads,
    onRemoved(id) {
      if (feed.clubIdOf(id) && !feed.isOwnDeletion(id)) comments.keep(id);
    },
  });
  return {
    feed,
    /** What was being written to posts that are gone. */
    comments,
    /** Posts by others that are not shown yet. */
    waiting: arrived.waiting,
    /** Ids of the posts that have been in the page, and of those whose comments are open. */
    marks,
    showNew() {
      feed.add(...arrived.take());
      column.current?.scrollIntoView?.({ block: 'start' });
      focusColumn(column.current);
    },
    remove: useFocusedRemoval(
      feed.entries ?? [],
      column,
      (id) => void feed.remove(id, comments.drop),
    ),
  };
}
