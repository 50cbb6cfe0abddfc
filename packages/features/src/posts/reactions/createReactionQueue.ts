import type { ReactionKind } from '@clubline/contract';
import { createOptimisticQueue, type OptimisticQueue } from '../../platform/optimistic';
import type { ReactionState } from './reactions.calls';

/** The two calls that change a reaction on the server. */
interface ReactionWrites {
  set(reaction: ReactionKind): Promise<unknown>;
  remove(): Promise<unknown>;
}

/** Reactions of one person to one target; null asks for none. */
export type ReactionQueue = OptimisticQueue<ReactionState, ReactionKind | null, ReactionWrites>;

function withReaction(state: ReactionState, reaction: ReactionKind | null): ReactionState {
  if (state.count === null) return { reaction, count: null };
  const others = state.count - (state.reaction ? 1 : 0);
  return { reaction, count: Math.max(0, others + (reaction ? 1 : 0)) };
}

/**
 * A queue that starts from what is known. A reaction that is there is removed before another one is
 * set.
 */
export function createReactionQueue(initial: ReactionState): ReactionQueue {
  return createOptimisticQueue<ReactionState, ReactionKind | null, ReactionWrites>(initial, {
    targetOf: ({ reaction }) => reaction,
    withTarget: withReaction,
    isSame: (a, b) => a.reaction === b.reaction && a.count === b.count,
    async step(confirmed, target, writes) {
      if (confirmed.reaction) {
        await writes.remove();
        return withReaction(confirmed, null);
      }
      if (target) await writes.set(target);
      return withReaction(confirmed, target);
    },
    async recover(confirmed, { reaction: replaced }, writes) {
      if (confirmed.reaction || !replaced) return confirmed;
      return writes.set(replaced).then(
        () => withReaction(confirmed, replaced),
        () => confirmed,
      );
    },
  });
}
