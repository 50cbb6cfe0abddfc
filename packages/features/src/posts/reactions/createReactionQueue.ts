import type { ReactionKind } from '@clubline/contract';
import { createOptimisticQueue, type OptimisticQueue } from '../../platform/optimistic';
import { isUnclear } from '../../platform/writes';
import type { ReactionState } from './reactions.calls';

/** The two calls that change a reaction on the server, and those that ask for it. */
interface ReactionWrites {
  set(reaction: ReactionKind): Promise<unknown>;
  remove(): Promise<unknown>;
  /** The reaction as the server has it. */
  own(): Promise<ReactionKind | null>;
  /** How many react, as the server has it. */
  count(): Promise<number>;
}

/** Reactions of one person to one target; null asks for none. */
export type ReactionQueue = OptimisticQueue<ReactionState, ReactionKind | null, ReactionWrites>;

function withReaction(state: ReactionState, reaction: ReactionKind | null): ReactionState {
  if (state.count === null) return { reaction, count: null };
  const others = state.count - (state.reaction ? 1 : 0);
  return { reaction, count: Math.max(0, others + (reaction ? 1 : 0)) };
}

/**
 * Makes a call that ends in `wanted`. Where it is open whether it has arrived, the server is asked
 * for what it has, and the call is made once more where that is something else. Throws when it is
 * refused, and when nobody could say.
 */
async function reach(
  wanted: ReactionKind | null,
  call: () => Promise<unknown>,
  { own }: Pick<ReactionWrites, 'own'>,
  isAgain = false,
): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (!isAgain && !isUnclear(error)) throw error;
    const now = await own().catch(() => undefined);
    if (now === wanted) return;
    if (isAgain || now === undefined) throw error;
    await reach(wanted, call, { own }, true);
  }
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
        await reach(null, () => writes.remove(), writes);
        return withReaction(confirmed, null);
      }
      if (target) await reach(target, () => writes.set(target), writes);
      return withReaction(confirmed, target);
    },
    async recover(confirmed, { reaction: replaced }, writes) {
      if (confirmed.reaction || !replaced) return confirmed;
      return reach(replaced, () => writes.set(replaced), writes).then(
        () => withReaction(confirmed, replaced),
        () => confirmed,
      );
    },
    async withNews({ reaction, count }, news, writes) {
      // What was said before the change has arrived does not count it.
      const isOpen = news.reaction !== reaction && news.count !== null;
      const asked = isOpen ? await writes.count().catch(() => null) : null;
      return { reaction, count: asked ?? news.count ?? count };
    },
  });
}
