import type { ClubPost } from '@clubline/contract';
import { useState } from 'react';
import { asText } from '../../platform/client';
import { isWithinPage } from '../../platform/paging';
import { useClubline } from '../../platform/provider';
import { useCurrentUser } from '../../platform/session';
import { useGathered } from '../../platform/subscription';
import { readReactionKind } from '../reactions/reactions.calls';
import { useClubEvents } from '../useClubEvents';
import { clubPostsCalls, readPost } from './clubPosts.calls';
import type { FeedPost } from './feedPosts';
import {
  countsOf,
  isBeingSent,
  type ChangePost,
  type PostChange,
  type PostChanges,
  type PostNews,
} from './postNews';

export interface NewPostsOptions {
  clubId: string;
  /** The posts that are shown. */
  shown: () => readonly FeedPost[];
  /** Posts whose comments somebody reads. */
  openThreads: ReadonlySet<string>;
  /** Called with a post that its author or an owner has removed, also meanwhile. */
  onRemoved: (postId: string) => void;
  /** Called with what has changed of posts that are shown, a flood of it together. */
  onChanged: (changes: PostChanges, again: ChangePost) => void;
  /** Called with a post that the viewer has written on another of their pages. */
  onOwn: (post: ClubPost) => void;
}

/**
 * Posts by others that arrived while the feed was being read, also those missed while the
 * connection was gone.
 */
export function useNewPosts({ clubId, shown, openThreads, ...on }: NewPostsOptions): {
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

  const gather = useGathered<PostNews>((news, again) => {
    const changes = new Map<string, PostChange>();
    for (const [id, { created, isRemoved, ...change }] of news) {
      changes.set(id, change);
      if (!created || isRemoved) continue;
      if (created.user.id !== userId) add([created]);
      else if (isBeingSent(shown(), created)) again(id, { created });
      else if (!shown().some((post) => post.id === id)) on.onOwn(created);
    }
    setWaiting((known) =>
      known.map((post) => {
        const { areCommentsChanged: _told, ...counts } = changes.get(post.id) ?? {};
        return { ...post, ...counts };
      }),
    );
    on.onChanged(changes, again);
  });

  const remove = (postId: string) => {
    setWaiting((known) => known.filter(({ id }) => id !== postId));
    on.onRemoved(postId);
  };

  useClubEvents(clubId, {
    clubPostCreated({ post }) {
      const created = readPost(post);
      if (created) gather(created.id, { created });
    },
    clubPostRemoved({ postId }) {
      const id = asText(postId);
      gather(id, { isRemoved: true });
      remove(id);
    },
    clubPostChanged({ postId, reactionCount, commentCount, areCommentsChanged }) {
      const counts = countsOf({ reactionCount, commentCount });
      gather(asText(postId), {
        ...counts,
        ...(areCommentsChanged === true && { areCommentsChanged }),
      });
    },
    ownReactionChanged({ kind = 'clubPost', postId, reaction }) {
      if (kind === 'clubPost') gather(asText(postId), { reaction: readReactionKind(reaction) });
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
      // What was changed of comments meanwhile, their number does not say.
      for (const id of openThreads) gather(id, { areCommentsChanged: true });
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
