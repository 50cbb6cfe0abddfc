import type { ClubPost } from '@clubline/contract';
import { useState } from 'react';
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
      const posts = await clubPostsCalls.load(client, userId, clubId, signal);
      for (const { id } of before) if (!posts.some((post) => post.id === id)) remove(id);
      // Those shown already are left out by whoever shows them.
      add(posts);
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
