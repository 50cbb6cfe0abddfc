import { useState } from 'react';
import type { Pages } from '../../platform/paging';

/** Posts by others that wait until the viewer wants to see them. */
export function useWaitingPosts<Post extends { id: string }>(isOwn: (post: Post) => boolean) {
  const [waiting, setWaiting] = useState<readonly Post[]>([]);
  const [gapAfter, setGapAfter] = useState<Pages<Post> | null>(null);
  return {
    waiting,
    /** Lets posts wait; after `newest` posts are missing that nobody has asked for. */
    add(posts: readonly Post[], newest: Pages<Post> | null): void {
      if (newest) setGapAfter(newest);
      setWaiting((known) => [
        ...posts.filter((post) => !isOwn(post) && !known.some(({ id }) => id === post.id)),
        ...known,
      ]);
    },
    change: (apply: (post: Post) => Post): void => setWaiting((known) => known.map(apply)),
    remove(isGone: (post: Post) => boolean): void {
      const isOther = (post: Post) => !isGone(post);
      setWaiting((known) => known.filter(isOther));
      setGapAfter((newest) => newest && { ...newest, items: newest.items.filter(isOther) });
    },
    /** The posts that waited, and the newest answer where posts are missing after it. */
    take(): [posts: readonly Post[], gapAfter: Pages<Post> | null] {
      setWaiting([]);
      setGapAfter(null);
      return [waiting, gapAfter];
    },
  };
}
