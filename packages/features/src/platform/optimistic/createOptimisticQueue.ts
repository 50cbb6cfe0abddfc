/** How a state and its target hang together, and how one comes closer to a target. */
export interface OptimisticRules<State, Target, Writes> {
  /** The part of a state that a person sets. */
  targetOf(state: State): Target;
  /** The state as it will be once the target is reached. */
  withTarget(state: State, target: Target): State;
  isSame(a: State, b: State): boolean;
  /** One call towards the target. Resolves with what holds after it, rejects when refused. */
  step(confirmed: State, target: Target, writes: Writes): Promise<State>;
  /**
   * After a refusal without a newer target: undoes what earlier steps of this run took away.
   * @default leaves it as confirmed
   */
  recover?(confirmed: State, before: State, writes: Writes): Promise<State>;
  /**
   * The state after a change, and what the server has said while that was under way: it may or may
   * not know of the change. Never rejects. Another target in it is kept, unless the person asks for
   * one meanwhile.
   * @default leaves out what it has said
   */
  withNews?(confirmed: State, news: State, writes: Writes): Promise<State>;
}

/** One thing that a person changes on a server, one call at a time; the last target wins. */
export interface OptimisticQueue<State, Target, Writes> {
  /** What to show now. */
  getSnapshot(): State;
  subscribe(listen: () => void): () => void;
  /** Takes what the server says; while a change is pending, after that. */
  seed(state: State): void;
  /**
   * Shows the target at once and brings the server there. Resolves with what holds in the end;
   * rejects with an `OptimisticError` after the roll-back.
   */
  request(target: Target, writes: Writes): Promise<State>;
}

/** A refused change: what was being tried, and why it failed. */
export class OptimisticError<Target> extends Error {
  override name = 'OptimisticError';
  constructor(
    readonly target: Target,
    override readonly cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause));
  }
}

/** The state that is shown, and those who hear when it is another one. */
function createShown<State>(
  initial: State,
  { isSame }: Pick<OptimisticRules<State, unknown, unknown>, 'isSame'>,
) {
  let shown = initial;
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => shown,
    subscribe(listen: () => void) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    show(next: State) {
      if (isSame(next, shown)) return;
      shown = next;
      for (const listen of listeners) listen();
    },
  };
}

/** A queue that starts from what is known. */
export function createOptimisticQueue<State, Target, Writes>(
  initial: State,
  rules: OptimisticRules<State, Target, Writes>,
): OptimisticQueue<State, Target, Writes> {
  let confirmed = initial;
  let requested = rules.targetOf(initial);
  let running: Promise<State> | null = null;
  let seeded = initial;
  /** What has been said while a change was under way. */
  let news: State | null = null;
  const { show, ...shown } = createShown(initial, rules);

  const isReached = () => requested === rules.targetOf(confirmed);
  const isSettled = () => isReached() && news === null;
  const hear = async (said: State, writes: Writes) => {
    news = null;
    const reached = requested;
    show(rules.withTarget(confirmed, reached));
    if (!rules.withNews) return;
    confirmed = await rules.withNews(confirmed, said, writes);
    if (requested === reached) requested = rules.targetOf(confirmed);
    show(rules.withTarget(confirmed, requested));
  };

  // Ends in the same step as the last look at the target, or a request in between would be lost.
  const end = () => {
    running = null;
    show(confirmed);
  };

  const run = async (writes: Writes): Promise<State> => {
    let before = confirmed;
    let failure: OptimisticError<Target> | null = null;
    while (!isSettled()) {
      const target = requested;
      if (news && isReached()) {
        // oxlint-disable-next-line no-await-in-loop -- one call at a time is the point
        await hear(news, writes);
        continue;
      }
      failure = null;
      try {
        // oxlint-disable-next-line no-await-in-loop -- as above
        confirmed = await rules.step(confirmed, target, writes);
        if (rules.targetOf(confirmed) === target) before = confirmed;
      } catch (error) {
        // A newer target is tried before anything is rolled back.
        if (requested !== target) continue;
        // oxlint-disable-next-line no-await-in-loop -- as above
        if (rules.recover) confirmed = await rules.recover(confirmed, before, writes);
        if (requested !== target) continue;
        requested = rules.targetOf(confirmed);
        failure = new OptimisticError(target, error);
      }
    }
    end();
    if (failure) throw failure;
    return confirmed;
  };

  return {
    ...shown,
    seed(state) {
      // A component that comes back says again what was known before.
      const isNews = !rules.isSame(state, seeded);
      seeded = state;
      if (running) {
        if (isNews) news = state;
        return;
      }
      confirmed = state;
      requested = rules.targetOf(state);
      show(state);
    },
    request(target, writes) {
      requested = target;
      show(rules.withTarget(confirmed, target));
      if (!running && isReached()) return Promise.resolve(confirmed);
      running ??= run(writes);
      return running;
    },
  };
}
