import type { ClubPost } from '@clubline/contract';
import { useState } from 'react';
import { asText } from '../../platform/client';
import { isWithinPage, type Pages } from '../../platform/paging';
import { useClubline } from '../../platform/provider';
import { useCurrentUser } from '../../platform/session';
import { createMeanwhile, useGathered } from '../../platform/subscription';
import { readReactionKind } from '../reactions/reactions.calls';
import { useClubEvents } from '../useClubEvents';
import { type FeedPage, readPins, readPost } from './clubPosts.calls';
import type { FeedPost } from './feedPosts';
import { loadNewestPosts, reaches } from './loadNewestPosts';
import {
  changeIn,
  countsOf,
  fieldsOf,
  isBeingSent,
  type ChangePost,
  type PostChange,
  type PostChanges,
  type PostNews,
} from './postNews';
import { useWaitingPosts } from './useWaitingPosts';

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
  /** Called with an answer that does not reach all that is shown: what is older may be gone. */
  onCut: (newest: Pages<ClubPost>) => void;
  /** Called with the ids of the posts that stand first by now; null where nobody says which. */
  onPins: (postIds: readonly string[] | null) => void;
}

/**
 * Posts by others that arrived while the feed was being read, also those missed while the
 * connection was gone.
 */
export function useNewPosts({
  clubId,
  shown,
  openThreads,
  ...on
}: NewPostsOptions): Pick<
  ReturnType<typeof useWaitingPosts<ClubPost>>,
  'waiting' | 'add' | 'take'
> {
  const { client } = useClubline();
  const userId = useCurrentUser()?.id ?? '';
  const { waiting, ...others } = useWaitingPosts<ClubPost>(({ user }) => user.id === userId);

  const gather = useGathered<PostNews>((news, again) => {
    const changes = new Map<string, PostChange>();
    for (const [id, { created, isRemoved, ...change }] of news) {
      changes.set(id, change);
      if (!created || isRemoved) continue;
      if (created.user.id !== userId) others.add([created], null);
      else if (isBeingSent(shown(), created)) again(id, { created });
      else if (!shown().some((post) => post.id === id)) on.onOwn(created);
    }
    others.change((post) => ({ ...post, ...fieldsOf(changes.get(post.id)) }));
    on.onChanged(changes, again);
  });

  const [meanwhile] = useState(() => createMeanwhile<PostNews>());
  const hear = (postId: string, news: PostNews) => {
    meanwhile.hear(postId, news);
    gather(postId, news);
  };
  const remove = (postId: string) => {
    others.remove(({ id }) => id === postId);
    on.onRemoved(postId);
  };

  useClubEvents(clubId, {
    clubPostCreated({ post }) {
      const created = readPost(post);
      if (created) hear(created.id, { created });
    },
    clubPostRemoved({ postId }) {
      const id = asText(postId);
      hear(id, { isRemoved: true });
      remove(id);
    },
    clubPinsChanged({ postIds }) {
      on.onPins(readPins(postIds));
    },
    clubPostChanged({ postId, reactionCount, commentCount, areCommentsChanged }) {
      const counts = countsOf({ reactionCount, commentCount });
      hear(asText(postId), {
        ...counts,
        ...(areCommentsChanged === true && { areCommentsChanged }),
      });
    },
    ownReactionChanged({ kind = 'clubPost', postId, reaction }) {
      if (kind === 'clubPost') hear(asText(postId), { reaction: readReactionKind(reaction) });
    },
    async onCatchUp(signal) {
      // What comes while the answer is on its way is not gone because the answer lacks it.
      const stored = shown().filter(({ isSending }) => !isSending);
      const inOrder = stored.filter(({ isPinned }) => !isPinned);
      const [top, oldest] = [inOrder[0], inOrder.at(-1)];
      const [answer, heard] = await meanwhile.during(() =>
        loadNewestPosts(client, { userId, clubId }, { top, until: oldest, signal }),
      );
      const newest = withoutRemoved(answer, heard);
      for (const { id } of goneFrom(newest, [...waiting, ...stored])) remove(id);
      for (const post of [...newest.items, ...(newest.pinned ?? [])])
        gather(post.id, { ...stateOf(post), ...changeIn(heard.get(post.id)) });
      // What was changed of comments meanwhile, their number does not say.
      for (const id of openThreads) gather(id, { areCommentsChanged: true });
      // What is older than all that is shown has only moved up; what is shown already is left out
      // by whoever shows it.
      const since = newest.items.filter(
        ({ createdAt }) => oldest === undefined || createdAt >= oldest.createdAt,
      );
      const isTopReached = !top || reaches<ClubPost>(newest, top);
      others.add(since, isTopReached ? null : newest);
      if (isTopReached && oldest && !reaches<ClubPost>(newest, oldest)) on.onCut(newest);
      for (const post of since) if (post.user.id === userId) gather(post.id, { created: post });
      if (newest.pinned) on.onPins(newest.pinned.map(({ id }) => id));
    },
  });

  return { waiting, add: others.add, take: others.take };
}

/** What an answer holds but for what was removed while it was under way. */
function withoutRemoved(answer: FeedPage, heard: ReadonlyMap<string, PostNews>): FeedPage {
  const isThere = ({ id }: ClubPost) => !heard.get(id)?.isRemoved;
  const { items, pinned } = answer;
  return {
    ...answer,
    items: items.filter(isThere),
    ...(pinned && { pinned: pinned.filter(isThere) }),
  };
}

/** What of a post may have changed since it was shown. */
const stateOf = ({ reaction, user, ...post }: ClubPost): PostChange => ({
  ...countsOf(post),
  // As they are called by now.
  user,
  ...(reaction !== undefined && { reaction }),
});

/** The posts that an answer would hold if they were still there. */
function goneFrom(newest: FeedPage, posts: readonly ClubPost[]): ClubPost[] {
  const ids = new Set(newest.items.map(({ id }) => id));
  return posts.filter((post) => isWithinPage<ClubPost>(newest, post) && !ids.has(post.id));
}
