export type TimerId = ReturnType<typeof globalThis.setTimeout>;

/** Time, handed in so that stories stand still and tests turn it by hand. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  setTimeout(run: () => void, ms: number): TimerId;
  clearTimeout(id: TimerId | undefined): void;
}

/** The time of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => globalThis.setTimeout(run, ms),
  clearTimeout: (id) => globalThis.clearTimeout(id),
};
