import type { useHomeFeed } from './useHomeFeed';

/**
 * How many entries at the top came since then, and how many of them others wrote; null where there
 * may be more than have been loaded. One's own alone are no news.
 */
export function newSince(
  seen: string | null,
  { entries = [], older, cutAt, isNewestOnly }: ReturnType<typeof useHomeFeed>,
  userId: string,
): { rows: number; count: number | null } {
  const fresh = entries.filter(({ post }) => seen !== null && post.createdAt > seen);
  const count = fresh.filter(({ post }) => post.user.id !== userId).length;
  if (count === 0) return { rows: 0, count: 0 };
  const isToldByPage = fresh.length === entries.length && (older.hasMore || cutAt !== undefined);
  return { rows: fresh.length, count: isNewestOnly || isToldByPage ? null : count };
}
