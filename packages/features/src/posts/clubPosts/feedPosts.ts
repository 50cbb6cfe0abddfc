import type { ClubPost, PersonSummary } from '@clubline/contract';
import { newProvisionalId } from '../../platform/optimistic';

/** A post as shown: `isSending` until the server has it. */
export type FeedPost = ClubPost & { isSending?: boolean };

export interface FeedOptions {
  /**
   * Offered the posts by others that a newer answer would put on top of those being read; true
   * keeps them out.
   */
  holdBack?: (posts: readonly ClubPost[]) => boolean;
}

/** The posts but the one with this id. */
export function withoutPost(posts: readonly FeedPost[], id: string): FeedPost[] {
  return posts.filter((post) => post.id !== id);
}

/** A post as it is shown while it is being sent; `now` is in ms. */
export function provisionalPost(content: string, user: PersonSummary, now: number): FeedPost {
  return {
    id: newProvisionalId(),
    content,
    createdAt: new Date(now).toISOString(),
    mediaUrls: [],
    user,
    reaction: null,
    reactionCount: 0,
    commentCount: 0,
    isSending: true,
  };
}

/** A fresh answer below what is being sent, without the news by others that are held back. */
export function mergeFeed(
  fresh: readonly FeedPost[],
  known: readonly FeedPost[],
  { userId, holdBack }: FeedOptions & { userId: string },
): FeedPost[] {
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
}
