import type { ClubPost } from '@clubline/contract';
import { useState } from 'react';
import { useChangeable } from '../../platform/cache';
import { useMessages } from '../../platform/messages';
import { type Pages, useNextPage, withNextPage } from '../../platform/paging';
import { useClubline } from '../../platform/provider';
import { useCurrentUser } from '../../platform/session';
import { failureToast } from '../../platform/toast';
import { deleteOnServer, useListWrites } from '../../platform/writes';
import { postsMessages } from '../messages';
import { feedKey } from './clubPostKeys';
import { clubPostsCalls } from './clubPosts.calls';
import { clubPostWrites, type PostContent } from './clubPosts.writes';
import { mergeFeed, unstoredPost, withoutPost, type FeedOptions, type FeedPost } from './feedPosts';

/** The posts of a club for one of its members: reading, posting and deleting. */
export function useFeed(clubId: string, { holdBack }: FeedOptions = {}) {
  const text = useMessages(postsMessages);
  const { client, toast } = useClubline();
  const user = useCurrentUser();
  const userId = user?.id ?? '';
  const [deletingId, setDeletingId] = useState<string | null>(null);
  const [ownDeletions] = useState(() => new Set<string>());
  const answer = useChangeable<Pages<FeedPost>>(
    userId ? feedKey(clubId, userId) : null,
    () => clubPostsCalls.load(client, { userId, clubId }),
    (fresh, known) => mergeFeed(fresh, known, { userId, holdBack }),
  );
  const { data, error, isLoading, reload } = answer;
  const posts = data?.items;
  const change = (apply: (posts: FeedPost[]) => FeedPost[]) =>
    answer.change((known) => ({ ...known, items: apply(known?.items ?? []) }));
  const older = useNextPage(data?.nextCursor, async (cursor) => {
    try {
      const page = await clubPostsCalls.load(client, { userId, clubId }, { cursor });
      answer.change((known) => withNextPage(known, page));
    } catch (failure) {
      toast.add(failureToast(text.loadFailed, failure, text.tryAgain));
      throw failure;
    }
  });

  const writes = useListWrites<PostContent, ClubPost>(`posts_${clubId}`, {
    calls: clubPostWrites(client, { userId, clubId }),
    items: posts,
    async show(stored) {
      if (stored) change((known) => [stored, ...withoutPost(known, stored.id)]);
      else await reload();
    },
    texts: { sent: text.posted, failed: text.postFailed, tryAgain: text.tryAgain },
  });
  const unstored = user ? writes.rows.map((row) => unstoredPost(row, user)).toReversed() : [];

  return {
    posts: [...unstored.filter((post) => post !== null), ...(posts ?? [])],
    isLoading,
    /** False as long as a newer answer is on its way. */
    isSettled: !answer.isValidating,
    error: posts ? null : (error ?? null),
    retry: () => void reload(),
    /** The posts before those that are known. */
    older,
    /** As in `Pages`. */
    cutAt: data?.cutAt,
    deletingId,
    /** Whether one has deleted it oneself, of which one is told like others, maybe late. */
    isOwnDeletion: (postId: string) => ownDeletions.has(postId),
    /** Shows a post that is stored with its picture already. */
    insert: (post: ClubPost) => change((known) => [post, ...withoutPost(known, post.id)]),
    drop: (postId: string) => posts && change((known) => withoutPost(known, postId)),
    /**
     * Shows a text at once, and a text with pictures as soon as it is stored or unsent. Throws when
     * the server refuses it: it is then gone again.
     */
    async post(post: PostContent): Promise<void> {
      if (post.content === '' && !post.mediaUrls) return;
      if (!user) throw new Error('Nobody is signed in');
      await writes.send(post);
    },
    /** Deletes a post; `onRemoved` hears of it when it is gone. */
    async remove(postId: string, onRemoved?: (postId: string) => void): Promise<void> {
      setDeletingId(postId);
      ownDeletions.add(postId);
      try {
        await deleteOnServer(() => clubPostsCalls.remove(client, { clubId, postId, userId }));
        change((known) => withoutPost(known, postId));
        onRemoved?.(postId);
        toast.add({ title: text.deleted, tone: 'positive' });
      } catch (failure) {
        ownDeletions.delete(postId);
        toast.add(failureToast(text.deleteFailed, failure, text.tryAgain));
      } finally {
        setDeletingId(null);
      }
    },
    /** Keeps a post right after a reaction or a comment. */
    patch: (postId: string, fields: Partial<ClubPost>) =>
      change((known) => known.map((post) => (post.id === postId ? { ...post, ...fields } : post))),
    /** Puts posts of others on top, those that are there already left out. */
    add: (fresh: readonly ClubPost[]) =>
      change((known) => [
        ...fresh.filter(({ id }) => !known.some((post) => post.id === id)),
        ...known,
      ]),
  };
}
