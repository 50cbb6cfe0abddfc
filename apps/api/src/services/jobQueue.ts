import { unavailable } from '../http/errors';

/** How many costly jobs run at once, and how many may wait. */
export interface JobQueueLimits {
  running: number;
  waiting: number;
}

/** Runs a few costly jobs at once and lets a bounded number wait; the next is refused with 503. */
export function createJobQueue({ running, waiting }: JobQueueLimits) {
  let free = running;
  const queue: (() => void)[] = [];
  return async function run<T>(job: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1;
    else if (queue.length >= waiting) throw unavailable();
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await job();
    } finally {
      const next = queue.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
