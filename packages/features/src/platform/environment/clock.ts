export type TimerId = ReturnType<typeof globalThis.setTimeout>;

/** Time, handed in so that stories stand still and tests turn it by hand. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Calls `run` once after so many milliseconds; as the browser's. */
  setTimeout(run: () => void, ms: number): TimerId;
  /** Takes back what `setTimeout` announced; `undefined` does nothing. */
  clearTimeout(id: TimerId | undefined): void;
}

/** Resolves after so many milliseconds of a clock; at once for none or less. */
export const wait = (clock: Pick<Clock, 'setTimeout'>, ms: number): Promise<void> =>
  ms > 0 ? new Promise((resolve) => void clock.setTimeout(resolve, ms)) : Promise.resolve();

/** The time of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => globalThis.setTimeout(run, ms),
  clearTimeout: (id) => globalThis.clearTimeout(id),
};
