/** How a state and what is wished of it hang together, and how one comes closer to a wish. */
export interface WishRules<State, Wish, Writes> {
  /** What of a state is wished for. */
  wishOf(state: State): Wish;
  /** The state as it will be once the wish has come true. */
  withWish(state: State, wish: Wish): State;
  isSame(a: State, b: State): boolean;
  /** One call towards the wish. Resolves with what holds after it, rejects when it was refused. */
  step(confirmed: State, wish: Wish, writes: Writes): Promise<State>;
  /** After a refusal that nobody wishes beyond: undoes what earlier steps of this run took away. @default leaves it as confirmed */
  recover?(confirmed: State, before: State, writes: Writes): Promise<State>;
}

/** One thing that a person changes on a server, one call at a time; the last wish wins. */
export interface WishQueue<State, Wish, Writes> {
  /** What to show now. */
  getSnapshot(): State;
  subscribe(listen: () => void): () => void;
  /** Takes what the server says, unless a wish is still under way. */
  seed(state: State): void;
  /** Shows the wish at once and brings the server there. Resolves with what holds in the end; rejects with a `WishError` after the roll-back. */
  wish(wish: Wish, writes: Writes): Promise<State>;
}

/** A refused wish: what was being tried, and why it failed. */
export class WishError<Wish> extends Error {
  override name = 'WishError';
  constructor(
    readonly wish: Wish,
    override readonly cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause));
  }
}

/** A queue that starts from what is known. */
export function createWishQueue<State, Wish, Writes>(
  initial: State,
  rules: WishRules<State, Wish, Writes>,
): WishQueue<State, Wish, Writes> {
  let confirmed = initial;
  let shown = initial;
  let wanted = rules.wishOf(initial);
  let running: Promise<State> | null = null;
  const listeners = new Set<() => void>();

  const show = (next: State) => {
    if (rules.isSame(next, shown)) return;
    shown = next;
    for (const listen of listeners) listen();
  };

  // Ends in the same step as the last look at what is wanted, or a wish in between would be lost.
  const end = () => {
    running = null;
    show(confirmed);
  };

  const run = async (writes: Writes): Promise<State> => {
    let before = confirmed;
    while (wanted !== rules.wishOf(confirmed)) {
      const aim = wanted;
      try {
        // oxlint-disable-next-line no-await-in-loop -- one call at a time is the point
        confirmed = await rules.step(confirmed, aim, writes);
        if (rules.wishOf(confirmed) === aim) before = confirmed;
      } catch (error) {
        // A newer wish is tried before anything is rolled back.
        if (wanted !== aim) continue;
        // oxlint-disable-next-line no-await-in-loop -- as above
        if (rules.recover) confirmed = await rules.recover(confirmed, before, writes);
        if (wanted !== aim) continue;
        wanted = rules.wishOf(confirmed);
        end();
        throw new WishError(aim, error);
      }
    }
    end();
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
      wanted = rules.wishOf(state);
      show(state);
    },
    wish(wish, writes) {
      wanted = wish;
      show(rules.withWish(confirmed, wish));
      if (!running && wanted === rules.wishOf(confirmed)) return Promise.resolve(confirmed);
      running ??= run(writes);
      return running;
    },
  };
}
