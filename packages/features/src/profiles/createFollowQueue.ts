import { createOptimisticQueue, type OptimisticQueue } from '../platform/optimistic';

/**
 * Whether one person follows another, and by how many the other is followed; null where it is not
 * known.
 */
export interface FollowState {
  isFollowing: boolean | null;
  followersCount: number | null;
}

/** The two calls that change it on the server, and one that asks for it. */
export interface FollowWrites {
  follow(): Promise<unknown>;
  unfollow(): Promise<unknown>;
  /** Whether one follows, as the server has it; null where it cannot say. */
  isFollowing(): Promise<boolean | null>;
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

/** A queue that starts from what is known. */
export function createFollowQueue(initial: FollowState): FollowQueue {
  return createOptimisticQueue<FollowState, boolean | null, FollowWrites>(initial, {
    targetOf: ({ isFollowing }) => isFollowing,
    withTarget: followed,
    isSame: (a, b) => a.isFollowing === b.isFollowing && a.followersCount === b.followersCount,
    async step(confirmed, target, writes) {
      try {
        await (target ? writes.follow() : writes.unfollow());
      } catch (error) {
        // It may have arrived although no answer did, or an earlier one that was thought lost.
        if ((await writes.isFollowing().catch(() => null)) !== target) throw error;
      }
      return followed(confirmed, target);
    },
  });
}
