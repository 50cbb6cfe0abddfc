import type { ClubPost, PersonSummary } from '@clubline/contract';
import { newProvisionalId } from '../../platform/optimistic';
import { type Pages, withFirstPage } from '../../platform/paging';

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

/** The feed after a fresh first page, without the news by others that are held back. */
export function mergeFeed(
  fresh: Pages<FeedPost>,
  known: Pages<FeedPost> | undefined,
  { userId, holdBack }: FeedOptions & { userId: string },
): Pages<FeedPost> {
  const before = known?.items ?? [];
  const ids = new Set(before.map(({ id }) => id));
  const newest = before.find(({ isSending }) => !isSending)?.createdAt;
  const news = fresh.items.filter(
    ({ id, createdAt, user: author }) =>
      newest !== undefined && createdAt > newest && author.id !== userId && !ids.has(id),
  );
  const isHeld = news.length > 0 && holdBack?.(news) === true;
  const feed = withFirstPage(known, fresh);
  return isHeld ? { ...feed, items: feed.items.filter((post) => !news.includes(post)) } : feed;
}
