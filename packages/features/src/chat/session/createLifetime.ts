import type { Clock, TimerId } from '../../platform/environment';

const CALL_TIMEOUT_MS = 15_000;

/** Timers and calls that end together: what comes after the end is ignored. */
export interface Lifetime {
  isOver(): boolean;
  /** Runs `work` later, unless the end comes first. */
  later(ms: number, work: () => void): TimerId | undefined;
  /** Gives a call fifteen seconds, and tells what came of it. */
  call<T>(
    work: (signal: AbortSignal) => Promise<T>,
    succeed: (value: T) => void,
    fail: (error: unknown) => void,
  ): void;
  end(): void;
}

/** Begins a lifetime. */
export function createLifetime(clock: Clock): Lifetime {
  const ending = new AbortController();
  const { signal } = ending;
  const timers = new Set<TimerId>();

  const later = (ms: number, work: () => void) => {
    if (signal.aborted) return undefined;
    const id = clock.setTimeout(() => {
      timers.delete(id);
      work();
    }, ms);
    timers.add(id);
    return id;
  };

  return {
    isOver: () => signal.aborted,
    later,
    call(work, succeed, fail) {
      if (signal.aborted) return;
      const abort = new AbortController();
      const stop = () => abort.abort();
      signal.addEventListener('abort', stop, { once: true });
      const timer = later(CALL_TIMEOUT_MS, stop);
      const settle = (tell: () => void) => {
        clock.clearTimeout(timer);
        signal.removeEventListener('abort', stop);
        if (!signal.aborted) tell();
      };
      work(abort.signal).then(
        (value) => settle(() => succeed(value)),
        (error: unknown) => settle(() => fail(error)),
      );
    },
    end() {
      ending.abort();
      for (const timer of timers) clock.clearTimeout(timer);
    },
  };
}
