import type { ReactionKind } from '@clubline/contract';
import { createWishQueue, type WishQueue } from '../wishes';
import type { ReactionState } from './reactions.calls';

/** The two calls that change a reaction on the server. */
export interface ReactionWrites {
  set(reaction: ReactionKind): Promise<unknown>;
  remove(): Promise<unknown>;
}

/** Reactions of one person to one target; null wishes for none. */
export type ReactionQueue = WishQueue<ReactionState, ReactionKind | null, ReactionWrites>;

function withReaction(state: ReactionState, reaction: ReactionKind | null): ReactionState {
  const others = state.count - (state.reaction ? 1 : 0);
  return { reaction, count: Math.max(0, others + (reaction ? 1 : 0)) };
}

/** A queue that starts from what is known. A reaction that is there is removed before another one is set. */
export function createReactionQueue(initial: ReactionState): ReactionQueue {
  return createWishQueue<ReactionState, ReactionKind | null, ReactionWrites>(initial, {
    wishOf: ({ reaction }) => reaction,
    withWish: withReaction,
    isSame: (a, b) => a.reaction === b.reaction && a.count === b.count,
    async step(confirmed, wish, writes) {
      if (confirmed.reaction) {
        await writes.remove();
        return withReaction(confirmed, null);
      }
      if (wish) await writes.set(wish);
      return withReaction(confirmed, wish);
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
