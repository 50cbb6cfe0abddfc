import type { Clock, TimerId } from '../../platform/environment';

/** Timers and calls that end together: what comes after the end is ignored. */
export interface Lifetime {
  isOver(): boolean;
  /** Runs `work` later, unless the end comes first. */
  later(ms: number, work: () => void): void;
  /** Tells what came of a call, which its client ends when it takes too long. */
  call<T>(
    work: (signal: AbortSignal) => Promise<T>,
    succeed: (value: T) => void,
    fail: (error: unknown) => void,
  ): void;
  /** Has this done once it ends. */
  atEnd(work: () => void): void;
  end(): void;
}

/** Begins a lifetime. */
export function createLifetime(clock: Clock): Lifetime {
  const ending = new AbortController();
  const { signal } = ending;
  const timers = new Set<TimerId>();

  const later = (ms: number, work: () => void) => {
    if (signal.aborted) return;
    const id = clock.setTimeout(() => {
      timers.delete(id);
      work();
    }, ms);
    timers.add(id);
  };

  return {
    isOver: () => signal.aborted,
    later,
    call(work, succeed, fail) {
      if (signal.aborted) return;
      work(signal).then(
        (value) => signal.aborted || succeed(value),
        (error: unknown) => signal.aborted || fail(error),
      );
    },
    atEnd: (work) => signal.addEventListener('abort', work),
    end() {
      ending.abort();
      for (const timer of timers) clock.clearTimeout(timer);
    },
  };
}
