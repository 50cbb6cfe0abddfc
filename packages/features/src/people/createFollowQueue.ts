/** Whether one person follows another, and by how many the other is followed; null where it is not known. */
export interface FollowState {
  isFollowing: boolean | null;
  followersCount: number | null;
}

/** The two calls that change it on the server. */
export interface FollowWrites {
  follow(): Promise<unknown>;
  unfollow(): Promise<unknown>;
}

/** Following of one person by another, one call at a time; the last wish wins. */
export interface FollowQueue {
  /** What to show now. */
  getSnapshot(): FollowState;
  subscribe(listen: () => void): () => void;
  /** Takes what the server says, unless a wish is still under way. */
  seed(state: FollowState): void;
  /** Shows the wish at once and brings the server there. Resolves with what holds in the end; rejects after the roll-back. */
  wish(isFollowing: boolean, writes: FollowWrites): Promise<FollowState>;
}

/** The state after a change, the count never below zero. */
export function followed({ isFollowing: before, followersCount }: FollowState, isFollowing: boolean): FollowState {
  if (followersCount === null || before === null || before === isFollowing) return { isFollowing, followersCount };
  return { isFollowing, followersCount: Math.max(0, followersCount + (isFollowing ? 1 : -1)) };
}

/** A refused wish: what was being tried, and why it failed. */
export class FollowError extends Error {
  override name = 'FollowError';
  constructor(
    readonly isFollowing: boolean,
    override readonly cause: unknown,
  ) {
    super('The wish was refused.');
  }
}

/** A queue that starts from what is known. */
export function createFollowQueue(initial: FollowState): FollowQueue {
  let confirmed = initial;
  let shown = initial;
  let wanted = initial.isFollowing;
  let running: Promise<FollowState> | null = null;
  const listeners = new Set<() => void>();

  const show = (next: FollowState) => {
    if (next.isFollowing === shown.isFollowing && next.followersCount === shown.followersCount) return;
    shown = next;
    for (const listen of listeners) listen();
  };

  // Ends in the same step as the last look at what is wanted, or a wish in between would be lost.
  const end = () => {
    running = null;
    show(confirmed);
  };
  const run = async (writes: FollowWrites): Promise<FollowState> => {
    while (wanted !== null && wanted !== confirmed.isFollowing) {
      const aim: boolean = wanted;
      try {
        await (aim ? writes.follow() : writes.unfollow());
        confirmed = followed(confirmed, aim);
      } catch (error) {
        // A newer wish is tried before anything is rolled back.
        if (wanted !== aim) continue;
        wanted = confirmed.isFollowing;
        end();
        throw new FollowError(aim, error);
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
      wanted = state.isFollowing;
      show(state);
    },
    wish(isFollowing, writes) {
      wanted = isFollowing;
      show(followed(confirmed, isFollowing));
      if (!running && wanted === confirmed.isFollowing) return Promise.resolve(confirmed);
      running ??= run(writes);
      return running;
    },
  };
}
