import type { ClubPost, PersonSummary } from '@clubline/contract';
import {
  isWithinPage,
  type Pages,
  withDated,
  withFirstPage,
  withoutDoubles,
  withPageAt,
} from '../../platform/paging';
import type { Unsent, WriteRow } from '../../platform/writes';
import type { PostContent } from './clubPosts.writes';
import { reaches } from './loadNewestPosts';

/**
 * A post as shown: `isSending` until the server is known to have it, `unsent` once a sending has
 * failed.
 */
export type FeedPost = ClubPost & {
  isSending?: boolean;
  unsent?: Unsent;
  /** Stands first whatever its time. */
  isPinned?: boolean;
};

/** What is known of a feed by time, with what its owners have put first. */
export interface Feed extends Pages<FeedPost> {
  /** Those that stand first, in their order; missing where the server knows none. */
  pinned?: FeedPost[];
}

export interface FeedOptions {
  /**
   * Offered the posts by others that a newer answer would put on top of those being read, with all
   * of that answer where posts are missing between it and them; true keeps them out.
   */
  holdBack?: (posts: readonly ClubPost[], gapAfter: Pages<ClubPost> | null) => boolean;
}

/** The posts but the one with this id. */
export function withoutPost(posts: readonly FeedPost[], id: string): FeedPost[] {
  return posts.filter((post) => post.id !== id);
}

/** The feed with each of its posts changed, those left out that come out as none. */
export function withEachPost(feed: Feed, apply: (posts: FeedPost[]) => FeedPost[]): Feed {
  const { items, pinned } = feed;
  return { ...feed, items: apply(items), ...(pinned && { pinned: apply(pinned) }) };
}

/** The feed with these fields of one of its posts. */
export const withFieldsOf = (feed: Feed, postId: string, fields: Partial<ClubPost>): Feed =>
  withEachPost(feed, (posts) =>
    posts.map((post) => (post.id === postId ? { ...post, ...fields } : post)),
  );

/** The feed with a page that it leads to by this cursor. */
export const withOlder = (
  { pinned, ...known }: Feed,
  { pinned: _again, ...page }: Feed,
  cursor: string,
): Feed => ({ ...withPageAt(known, page, cursor), ...(pinned && { pinned }) });

/** The feed with these posts first; null where one of them is not known. */
export function withPins(feed: Feed, postIds: readonly string[]): Feed | null {
  const known = [...(feed.pinned ?? []), ...feed.items];
  const pinned = postIds
    .map((id) => known.find((post) => post.id === id))
    .filter((post) => post !== undefined);
  return pinned.length === postIds.length ? { ...feed, pinned } : null;
}

/** The posts in the order they are shown: what is pinned, what is not stored yet, the others. */
export function shownPosts(
  { items = [], pinned = [] }: Partial<Feed>,
  unstored: readonly FeedPost[],
): FeedPost[] {
  const ids = new Set(pinned.map(({ id }) => id));
  return [
    ...pinned.map((post) => ({ ...post, isPinned: true })),
    ...unstored,
    ...items.filter(({ id }) => !ids.has(id)),
  ];
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

/**
 * The feed from the newest post by somebody else on: below one's own on top of it, posts may be
 * missing that waited when these were written. Of nobody but the viewer it stays as it is.
 */
export function withoutOwnOnTop(feed: Feed, userId: string): Feed {
  const first = feed.items.findIndex(({ user: author }) => author.id !== userId);
  return first > 0 ? { ...feed, items: feed.items.slice(first) } : feed;
}

/** The feed after a fresh first page, without the news by others that are held back. */
export function mergeFeed(
  fresh: Feed,
  known: Feed | undefined,
  { userId, holdBack }: FeedOptions & { userId: string },
): Feed {
  const before = known?.items ?? [];
  const ids = new Set(before.map(({ id }) => id));
  const newest = known && withoutOwnOnTop(known, userId).items[0];
  const news = fresh.items.filter(
    ({ id, createdAt, user: author }) =>
      newest !== undefined && createdAt > newest.createdAt && author.id !== userId && !ids.has(id),
  );
  const hasGap = newest !== undefined && !reaches(fresh, newest);
  const isHeld = news.length > 0 && holdBack?.(news, hasGap ? fresh : null) === true;
  const { pinned } = fresh;
  const joined = withFirstPage(known && withoutOwnOnTop(known, userId), fresh);
  const feed = { ...joined, ...(pinned && { pinned }) };
  if (!isHeld) return feed;
  if (hasGap) {
    // One's own are shown at once, also such as were written on another device.
    const own = fresh.items.filter(({ id, user: by }) => by.id === userId && !ids.has(id));
    const items = own.toReversed().reduce<FeedPost[]>(withDated, before);
    return { ...known, ...(pinned && { pinned }), items };
  }
  return { ...feed, items: feed.items.filter((post) => !news.includes(post)) };
}

/**
 * The feed with posts that are not in it, each where its time places it. Where posts are missing
 * after `newest`, the feed begins anew with it: what was known further down is asked for again by
 * who goes there. Own ones on top of the feed do not reach down to what is missing.
 */
export function withNewPosts(
  feed: Feed,
  posts: readonly FeedPost[],
  newest: Pages<ClubPost> | null,
  userId = '',
): Feed {
  const below = withoutOwnOnTop(feed, userId).items;
  if (!newest || !below[0] || below.some(({ id }) => id === newest.items.at(-1)?.id)) {
    const ids = new Set(feed.items.map(({ id }) => id));
    // One's own may have been written while they waited.
    const added = posts.filter(({ id }) => !ids.has(id)).toReversed();
    return { ...feed, items: added.reduce<FeedPost[]>(withDated, feed.items) };
  }
  const since = [...posts, ...feed.items].filter((post) => isWithinPage(newest, post));
  const items = withoutDoubles<FeedPost>([...since, ...newest.items]).sort((a, b) =>
    b.createdAt.localeCompare(a.createdAt),
  );
  return { ...(feed.pinned && { pinned: feed.pinned }), ...newest, items };
}
