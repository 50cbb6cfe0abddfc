import type { ClubPost } from '@clubline/contract';
import { asText } from '../../platform/client';
import { isWithinPage } from '../../platform/paging';
import { useClubline } from '../../platform/provider';
import { useCurrentUser } from '../../platform/session';
import { useGathered } from '../../platform/subscription';
import { readReactionKind } from '../reactions/reactions.calls';
import { useClubEvents } from '../useClubEvents';
import { readPins, readPost } from './clubPosts.calls';
import type { FeedPost } from './feedPosts';
import { loadNewestPosts, reaches } from './loadNewestPosts';
import {
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

  const remove = (postId: string) => {
    others.remove(({ id }) => id === postId);
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
    clubPinsChanged({ postIds }) {
      on.onPins(readPins(postIds));
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
      const stored = shown().filter(({ isSending }) => !isSending);
      const inOrder = stored.filter(({ isPinned }) => !isPinned);
      const oldest = inOrder.at(-1);
      const newest = await loadNewestPosts(client, { userId, clubId }, { until: oldest, signal });
      const known = [...waiting, ...stored];
      const ids = new Set(newest.items.map(({ id }) => id));
      for (const post of known)
        if (isWithinPage<ClubPost>(newest, post) && !ids.has(post.id)) remove(post.id);
      for (const { id, reaction, ...post } of [...newest.items, ...(newest.pinned ?? [])])
        gather(id, { ...countsOf(post), ...(reaction !== undefined && { reaction }) });
      // What was changed of comments meanwhile, their number does not say.
      for (const id of openThreads) gather(id, { areCommentsChanged: true });
      // What is older than all that is shown has only moved up; what is shown already is left out
      // by whoever shows it.
      const since = newest.items.filter(
        ({ createdAt }) => oldest === undefined || createdAt >= oldest.createdAt,
      );
      const top = inOrder[0];
      others.add(since, top && !reaches<ClubPost>(newest, top) ? newest : null);
      for (const post of since) if (post.user.id === userId) gather(post.id, { created: post });
      if (newest.pinned) on.onPins(newest.pinned.map(({ id }) => id));
    },
  });

  return { waiting, add: others.add, take: others.take };
}
