import type { Clock, TimerId } from '../environment';
import { catchUpDelay } from '../socket';

/**
 * An answer that takes longer, in ms, may have been asked for over a connection that is dead and
 * does not know it. Each time it is waited for twice as long: it may be on its way.
 */
const OVERDUE_MS = 8_000;
const MOST_OVERDUE_MS = 60_000;

/** Asking for what was missed, until it is there. */
export interface CatchUp {
  /** Asks; whatever was asked for before is out of date and its answer ignored. */
  start(): void;
  /** Asks no further for the time being. */
  pause(): void;
  /** Asks no further and ignores what is still answered. */
  stop(): void;
}

export function createCatchUp(
  clock: Clock,
  ask: (signal: AbortSignal) => Promise<unknown>,
): CatchUp {
  let current: AbortController | undefined;
  let retry: TimerId | undefined;
  let failures = 0;

  const pause = () => clock.clearTimeout(retry);
  const stop = () => {
    pause();
    current?.abort();
  };
  const attempt = () => {
    const asking = (current = new AbortController());
    const again = (ms: number) => {
      if (asking.signal.aborted) return;
      pause();
      failures += 1;
      retry = clock.setTimeout(attempt, ms);
    };
    const overdue = clock.setTimeout(
      () => {
        again(0);
        asking.abort();
      },
      Math.min(OVERDUE_MS * 2 ** failures, MOST_OVERDUE_MS),
    );
    retry = overdue;
    ask(asking.signal).then(
      () => clock.clearTimeout(overdue),
      () => again(catchUpDelay(failures + 1)),
    );
  };
  return {
    start() {
      stop();
      failures = 0;
      attempt();
    },
    pause,
    stop,
  };
}
