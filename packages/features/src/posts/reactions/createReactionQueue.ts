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
 * Makes a call that leads from a reaction to another one, and resolves with what holds after it.
 * Where it is open whether it has arrived, the server is asked for what it has, and the call is
 * made once more where nothing has changed; what another window has set meanwhile holds. Throws
 * when it is refused, and when nobody could say.
 */
async function reach(
  { from, to }: { from: ReactionKind | null; to: ReactionKind | null },
  call: () => Promise<unknown>,
  { own }: Pick<ReactionWrites, 'own'>,
  isAgain = false,
): Promise<ReactionKind | null> {
  try {
    await call();
    return to;
  } catch (error) {
    if (!isAgain && !isUnclear(error)) throw error;
    const now = await own().catch(() => undefined);
    if (now === undefined || (isAgain && now === from)) throw error;
    return now === from ? reach({ from, to }, call, { own }, true) : now;
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
      const { reaction: from } = confirmed;
      // What another window has set meanwhile is where the next step begins.
      if (from)
        return withReaction(
          confirmed,
          await reach({ from, to: null }, () => writes.remove(), writes),
        );
      if (!target) return confirmed;
      const to = await reach({ from, to: target }, () => writes.set(target), writes);
      return withReaction(confirmed, to);
    },
    async recover(confirmed, { reaction: replaced }, writes) {
      if (confirmed.reaction || !replaced) return confirmed;
      return reach({ from: null, to: replaced }, () => writes.set(replaced), writes).then(
        (reaction) => withReaction(confirmed, reaction),
        () => confirmed,
      );
    },
    async withNews({ reaction, count }, news, writes) {
      if (news.reaction === reaction || news.count === null)
        return { reaction, count: news.count ?? count };
      // It was said before the change has arrived, or another window has changed it since.
      const asked = await writes.count().catch(() => null);
      const own = await writes.own().catch(() => reaction);
      return { reaction: own, count: asked ?? news.count };
    },
  });
}
