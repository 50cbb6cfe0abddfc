import type { ClubPost, PersonSummary } from '@clubline/contract';
import { type Pages, withFirstPage } from '../../platform/paging';
import type { Unsent, WriteRow } from '../../platform/writes';
import type { PostContent } from './clubPosts.writes';

/**
 * A post as shown: `isSending` until the server is known to have it, `unsent` once a sending has
 * failed.
 */
export type FeedPost = ClubPost & { isSending?: boolean; unsent?: Unsent };

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

/** A post as it is shown while it is being sent; null for one whose composer still shows it. */
export function unstoredPost(
  { id, content: post, createdAt, unsent }: WriteRow<PostContent>,
  user: PersonSummary,
): FeedPost | null {
  if (post.mediaUrls && !unsent) return null;
  return {
    id,
    mediaUrls: [],
    ...post,
    createdAt,
    user,
    reaction: null,
    reactionCount: 0,
    commentCount: 0,
    isSending: true,
    ...(unsent && { unsent }),
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
  const newest = before[0]?.createdAt;
  const news = fresh.items.filter(
    ({ id, createdAt, user: author }) =>
      newest !== undefined && createdAt > newest && author.id !== userId && !ids.has(id),
  );
  const isHeld = news.length > 0 && holdBack?.(news) === true;
  const feed = withFirstPage(known, fresh);
  return isHeld ? { ...feed, items: feed.items.filter((post) => !news.includes(post)) } : feed;
}
