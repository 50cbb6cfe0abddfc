import type { ClubPost } from '@clubline/contract';
import { useState } from 'react';
import { messageOf } from '../client';
import { useClubline } from '../provider';
import { useCurrentUser } from '../session';
import { feedCopy } from './copy';
import { feedCalls } from './feed.calls';
import { feedKey } from './feedKeys';
import { useChangeable } from '../cache';
import { useMessages } from '../messages';

/** A post as shown: `isSending` until the server has it. */
export type FeedPost = ClubPost & { isSending?: boolean };

const without = (posts: readonly FeedPost[], id: string) => posts.filter((post) => post.id !== id);
let sent = 0;

export interface FeedOptions {
  /** Offered the posts by others that a newer answer would put on top of those being read; true keeps them out. */
  holdBack?: (posts: readonly ClubPost[]) => boolean;
}

/** The posts of a club for one of its members: reading, posting and deleting. */
export function useFeed(clubId: string, { holdBack }: FeedOptions = {}) {
  const text = useMessages('feed', feedCopy);
  const { client, clock, toast } = useClubline();
  const user = useCurrentUser();
  const userId = user?.id ?? '';
  const [deletingId, setDeletingId] = useState<string | null>(null);
  const answer = useChangeable<FeedPost[]>(
    userId ? feedKey(clubId, userId) : null,
    () => feedCalls.load(client, userId, clubId),
    (fresh, known = []) => {
      const ids = new Set(known.map(({ id }) => id));
      const newest = known.find(({ isSending }) => !isSending)?.createdAt;
      const news = fresh.filter(
        ({ id, createdAt, user: author }) =>
          newest !== undefined && createdAt > newest && author.id !== userId && !ids.has(id),
      );
      const isHeld = news.length > 0 && holdBack?.(news) === true;
      return [
        ...known.filter(({ isSending }) => isSending),
        ...(isHeld ? fresh.filter((post) => !news.includes(post)) : fresh),
      ];
    },
  );
  const { data: posts, error, isLoading, reload } = answer;
  const change = (apply: (posts: FeedPost[]) => FeedPost[]) =>
    answer.change((known) => apply(known ?? []));

  return {
    posts: posts ?? [],
    isLoading,
    /** False as long as a newer answer is on its way. */
    isSettled: !answer.isValidating,
    error: posts ? null : (error ?? null),
    retry: () => void reload(),
    deletingId,
    /** Shows a post that is stored with its picture already. */
    insert: (post: ClubPost) => change((known) => [post, ...without(known, post.id)]),
    drop: (postId: string) => posts && change((known) => without(known, postId)),
    /** Shows the post at once. False when it could not be stored: it is then gone again. */
    async post(content: string): Promise<boolean> {
      if (!user || content === '') return false;
      const provisional: FeedPost = {
        id: `sending-${(sent += 1)}`,
        content,
        createdAt: new Date(clock.now()).toISOString(),
        mediaUrls: [],
        user,
        reaction: null,
        reactionCount: 0,
        commentCount: 0,
        isSending: true,
      };
      change((known) => [provisional, ...known]);
      try {
        const stored = await feedCalls.create(client, { userId, clubId, content });
        if (stored)
          change((known) => [stored, ...without(without(known, provisional.id), stored.id)]);
        else {
          await reload();
          change((known) => without(known, provisional.id));
        }
        toast.add({ title: text.posted, tone: 'positive' });
        return true;
      } catch (failure) {
        change((known) => without(known, provisional.id));
        toast.add({
          title: text.postFailed,
          description: messageOf(failure, text.tryAgain),
          tone: 'critical',
        });
        return false;
      }
    },
    async remove(postId: string): Promise<void> {
      setDeletingId(postId);
      try {
        await feedCalls.remove(client, { clubId, postId, userId });
        change((known) => without(known, postId));
        toast.add({ title: text.deleted, tone: 'positive' });
      } catch (failure) {
        toast.add({
          title: text.deleteFailed,
          description: messageOf(failure, text.tryAgain),
          tone: 'critical',
        });
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
