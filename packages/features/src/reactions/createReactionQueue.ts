import type { ReactionKind } from '@clubline/contract';
import type { ReactionState } from './reactions.calls';

/** The two calls that change a reaction on the server. */
export interface ReactionWrites {
  set(reaction: ReactionKind): Promise<unknown>;
  remove(): Promise<unknown>;
}

/** Reactions of one person to one target, one call at a time; the last wish wins. */
export interface ReactionQueue {
  /** What to show now. */
  getSnapshot(): ReactionState;
  subscribe(listen: () => void): () => void;
  /** Takes what the server says, unless a wish is still under way. */
  seed(state: ReactionState): void;
  /** Shows the wish at once and brings the server there. Resolves with what holds in the end; rejects after the roll-back. */
  wish(reaction: ReactionKind | null, writes: ReactionWrites): Promise<ReactionState>;
}

function shownAs(confirmed: ReactionState, reaction: ReactionKind | null): ReactionState {
  const others = confirmed.count - (confirmed.reaction ? 1 : 0);
  return { reaction, count: Math.max(0, others + (reaction ? 1 : 0)) };
}

/** A queue that starts from what is known. */
export function createReactionQueue(initial: ReactionState): ReactionQueue {
  let confirmed = initial;
  let shown = initial;
  let wanted = initial.reaction;
  let running: Promise<ReactionState> | null = null;
  const listeners = new Set<() => void>();

  const show = (next: ReactionState) => {
    if (next.reaction === shown.reaction && next.count === shown.count) return;
    shown = next;
    for (const listen of listeners) listen();
  };
  const confirm = (reaction: ReactionKind | null) => {
    confirmed = shownAs(confirmed, reaction);
  };

  const run = async (writes: ReactionWrites): Promise<ReactionState> => {
    // What a replacement has taken away, to be put back if the new one is refused.
    let replaced: ReactionKind | null = null;
    while (wanted !== confirmed.reaction) {
      const aim: ReactionKind | null = wanted;
      try {
        if (confirmed.reaction) {
          replaced = confirmed.reaction;
          await writes.remove();
          confirm(null);
        } else if (aim) {
          await writes.set(aim);
          confirm(aim);
          replaced = null;
        }
      } catch (error) {
        // A newer wish is tried before anything is rolled back.
        if (wanted !== aim) continue;
        if (!confirmed.reaction && replaced) {
          const former = replaced;
          await writes.set(former).then(
            () => confirm(former),
            () => undefined,
          );
        }
        wanted = confirmed.reaction;
        throw error;
      }
    }
    return confirmed;
  };

  return {
    getSnapshot: () => shown,
    subscribe(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    seed(state) {
      if (running) return;
      confirmed = state;
      wanted = state.reaction;
      show(state);
    },
    wish(reaction, writes) {
      wanted = reaction;
      show(shownAs(confirmed, reaction));
      running ??= run(writes).finally(() => {
        running = null;
        show(confirmed);
      });
      return running;
    },
  };
}
