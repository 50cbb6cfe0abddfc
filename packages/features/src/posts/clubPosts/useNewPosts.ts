import type { ClubPost } from '@clubline/contract';
import { useState } from 'react';
import { isWithinPage } from '../../platform/paging';
import { useClubline } from '../../platform/provider';
import { useCurrentUser } from '../../platform/session';
import { useClubEvents } from '../useClubEvents';
import { clubPostsCalls, readPost } from './clubPosts.calls';
import type { FeedPost } from './feedPosts';

export interface NewPostsOptions {
  clubId: string;
  /** The posts that are shown. */
  shown: () => readonly FeedPost[];
  /** Called with a post that its author or an owner has removed, also meanwhile. */
  onRemoved: (postId: string) => void;
}

/**
 * Posts by others that arrived while the feed was being read, also those missed while the
 * connection was gone.
 */
export function useNewPosts({ clubId, shown, onRemoved }: NewPostsOptions): {
  waiting: readonly ClubPost[];
  add: (posts: readonly ClubPost[]) => void;
  take: () => readonly ClubPost[];
} {
  const { client } = useClubline();
  const userId = useCurrentUser()?.id ?? '';
  const [waiting, setWaiting] = useState<readonly ClubPost[]>([]);
  const add = (posts: readonly ClubPost[]) =>
    setWaiting((known) => [
      ...posts.filter((post) => post.user.id !== userId && !known.some(({ id }) => id === post.id)),
      ...known,
    ]);

  const remove = (postId: string) => {
    setWaiting((known) => known.filter(({ id }) => id !== postId));
    onRemoved(postId);
  };

  useClubEvents(clubId, {
    clubPostCreated({ post }) {
      const fresh = readPost(post);
      if (fresh) add([fresh]);
    },
    clubPostRemoved({ postId }) {
      if (typeof postId === 'string') remove(postId);
    },
    async onCatchUp(signal) {
      // What comes while the answer is on its way is not gone because the answer lacks it.
      const before = [...waiting, ...shown()].filter((post: FeedPost) => !post.isSending);
      const page = await clubPostsCalls.load(client, { userId, clubId }, { signal });
      const ids = new Set(page.items.map(({ id }) => id));
      for (const post of before)
        if (isWithinPage<ClubPost>(page, post) && !ids.has(post.id)) remove(post.id);
      // Those shown already are left out by whoever shows them.
      add(page.items);
    },
  });

  return {
    waiting,
    add,
    take() {
      setWaiting([]);
      return waiting;
    },
  };
}
