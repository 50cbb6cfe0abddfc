import type { ClubPost } from '@clubline/contract';
import { useState } from 'react';
import { asCount, asText } from '../../platform/client';
import { isWithinPage } from '../../platform/paging';
import { useClubline } from '../../platform/provider';
import { useCurrentUser } from '../../platform/session';
import { useGathered } from '../../platform/subscription';
import { readReactionKind } from '../reactions/reactions.calls';
import { useClubEvents } from '../useClubEvents';
import { clubPostsCalls, readPost } from './clubPosts.calls';
import type { FeedPost } from './feedPosts';

export interface NewPostsOptions {
  clubId: string;
  /** The posts that are shown. */
  shown: () => readonly FeedPost[];
  /** Called with a post that its author or an owner has removed, also meanwhile. */
  onRemoved: (postId: string) => void;
  /** Called with what has changed of posts that are shown, a flood of it together. */
  onChanged: (changes: PostChanges, again: ChangePost) => void;
  /** Called with a post that the viewer has written on another of their pages. */
  onOwn: (post: ClubPost) => void;
}

/** What is shown of several posts from now on, by their ids. */
export type PostChanges = ReadonlyMap<string, PostChange>;
/** Shows a change of a post a little later. */
export type ChangePost = (postId: string, change: PostChange) => void;
/** What others, or one's other pages, change of a post. */
type PostChange = Partial<Pick<ClubPost, 'reactionCount' | 'commentCount' | 'reaction'>>;

/**
 * Posts by others that arrived while the feed was being read, also those missed while the
 * connection was gone.
 */
export function useNewPosts({ clubId, shown, onRemoved, onChanged, onOwn }: NewPostsOptions): {
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

  const gather = useGathered<PostChange>((changes, again) => {
    setWaiting((known) => known.map((post) => ({ ...post, ...changes.get(post.id) })));
    onChanged(changes, again);
  });

  const remove = (postId: string) => {
    setWaiting((known) => known.filter(({ id }) => id !== postId));
    onRemoved(postId);
  };

  useClubEvents(clubId, {
    clubPostCreated({ post }) {
      const fresh = readPost(post);
      if (!fresh) return;
      if (fresh.user.id !== userId) add([fresh]);
      else if (!isBeingSent(shown(), fresh)) onOwn(fresh);
    },
    clubPostRemoved({ postId }) {
      if (typeof postId === 'string') remove(postId);
    },
    clubPostChanged({ postId, reactionCount, commentCount }) {
      gather(asText(postId), countsOf({ reactionCount, commentCount }));
    },
    ownReactionChanged({ postId, reaction }) {
      gather(asText(postId), { reaction: readReactionKind(reaction) });
    },
    async onCatchUp(signal) {
      // What comes while the answer is on its way is not gone because the answer lacks it.
      const before = [...waiting, ...shown()].filter((post: FeedPost) => !post.isSending);
      const page = await clubPostsCalls.load(client, { userId, clubId }, { signal });
      const ids = new Set(page.items.map(({ id }) => id));
      for (const post of before)
        if (isWithinPage<ClubPost>(page, post) && !ids.has(post.id)) remove(post.id);
      for (const { id, reaction, ...post } of page.items)
        gather(id, { ...countsOf(post), ...(reaction !== undefined && { reaction }) });
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

/** Whether this page is sending the post itself: it is shown already, and its answer under way. */
function isBeingSent(shown: readonly FeedPost[], { content }: ClubPost): boolean {
  return shown.some((post) => post.isSending && !post.unsent && post.content === content);
}

/** The counts among what a server sent; what is no count is left out. */
function countsOf(given: { reactionCount?: unknown; commentCount?: unknown }): PostChange {
  const reactionCount = asCount(given.reactionCount);
  const commentCount = asCount(given.commentCount);
  return {
    ...(reactionCount !== null && { reactionCount }),
    ...(commentCount !== null && { commentCount }),
  };
}
