import type { ClubPost } from '@clubline/contract';
import { useState } from 'react';
import { useClubline } from '../../platform/provider';
import { useCurrentUser } from '../../platform/session';
import { useClubEvents } from '../useClubEvents';
import { clubPostsCalls, readPost } from './clubPosts.calls';

export interface NewPostsOptions {
  clubId: string;
  /** Called with a post that its author or an owner has removed. */
  onRemoved: (postId: string) => void;
}

/**
 * Posts by others that arrived while the feed was being read, also those missed while the
 * connection was gone.
 */
export function useNewPosts({ clubId, onRemoved }: NewPostsOptions): {
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

  useClubEvents(clubId, {
    clubPostCreated({ post }) {
      const fresh = readPost(post);
      if (fresh) add([fresh]);
    },
    clubPostRemoved({ postId }) {
      if (typeof postId !== 'string') return;
      setWaiting((known) => known.filter(({ id }) => id !== postId));
      onRemoved(postId);
    },
    // Those shown already are left out by whoever shows them.
    onCatchUp: async (signal) => add(await clubPostsCalls.load(client, userId, clubId, signal)),
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
