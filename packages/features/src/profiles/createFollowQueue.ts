import { createOptimisticQueue, type OptimisticQueue } from '../platform/optimistic';

/**
 * Whether one person follows another, and by how many the other is followed; null where it is not
 * known.
 */
export interface FollowState {
  isFollowing: boolean | null;
  followersCount: number | null;
}

/**
 * The two calls that change it on the server, with the count by then where the answer carries it,
 * and one that asks for both.
 */
export interface FollowWrites {
  follow(): Promise<number | null>;
  unfollow(): Promise<number | null>;
  /** As the server has it. */
  state(): Promise<FollowState>;
}

/** Following of one person by another. */
export type FollowQueue = OptimisticQueue<FollowState, boolean | null, FollowWrites>;

/** The state after a change, the count never below zero. */
export function followed(
  { isFollowing: before, followersCount }: FollowState,
  isFollowing: boolean | null,
): FollowState {
  if (followersCount === null || before === null || isFollowing === null || before === isFollowing)
    return { isFollowing, followersCount };
  return { isFollowing, followersCount: Math.max(0, followersCount + (isFollowing ? 1 : -1)) };
}

const withCount = (state: FollowState, followersCount: number | null): FollowState =>
  followersCount === null ? state : { ...state, followersCount };

/** A queue that starts from what is known. */
export function createFollowQueue(initial: FollowState): FollowQueue {
  return createOptimisticQueue<FollowState, boolean | null, FollowWrites>(initial, {
    targetOf: ({ isFollowing }) => isFollowing,
    withTarget: followed,
    isSame: (a, b) => a.isFollowing === b.isFollowing && a.followersCount === b.followersCount,
    async step(confirmed, target, writes) {
      try {
        const followersCount = await (target ? writes.follow() : writes.unfollow());
        return withCount(followed(confirmed, target), followersCount);
      } catch (error) {
        // It may have arrived although no answer did, or an earlier one that was thought lost.
        const now = await writes.state().catch(() => null);
        if (now?.isFollowing !== target) throw error;
        return withCount(followed(confirmed, target), now.followersCount);
      }
    },
    async withNews(confirmed, news, writes) {
      if (news.followersCount === null) return confirmed;
      if (news.isFollowing === confirmed.isFollowing) return news;
      // It was said before the change, or another page has changed it since.
      const now = await writes.state().catch(() => null);
      if (!now) return followed(news, confirmed.isFollowing);
      return withCount(
        followed(confirmed, now.isFollowing ?? confirmed.isFollowing),
        now.followersCount,
      );
    },
  });
}
