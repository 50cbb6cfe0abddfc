import type { Clock, TimerId } from '../environment';
import { catchUpDelay } from '../socket';

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
    const { signal } = (current = new AbortController());
    ask(signal).catch(() => {
      if (signal.aborted) return;
      failures += 1;
      retry = clock.setTimeout(attempt, catchUpDelay(failures));
    });
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
