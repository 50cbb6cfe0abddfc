import { unavailable } from '../http/errors';
import { createFairShares } from './fairShares';
import type { Asker } from './fairShares';

/** How many costly jobs run at once, and how many may wait. */
export interface JobQueueLimits {
  running: number;
  waiting: number;
}

interface WaitingJob {
  start(): void;
  refuse(): void;
}

/**
 * Runs a few costly jobs at once and lets a bounded number wait, in turns for each who asks. When
 * too many wait, who has most of them waiting is refused with 503, which may be the newest.
 */
export function createJobQueue({ running, waiting }: JobQueueLimits) {
  let free = running;
  const line = createFairShares<WaitingJob>();

  const wait = (asker: Asker) =>
    new Promise<void>((resolve, reject) => {
      line.add(asker, { start: resolve, refuse: () => reject(unavailable()) });
      if (line.weight() > waiting) line.takeFromMost(asker)?.refuse();
    });
  const startNext = () => {
    const next = line.takeNext();
    if (next === undefined) free += 1;
    else next.start();
  };

  return async function run<T>(job: () => Promise<T>, asker: Asker = []): Promise<T> {
    if (free > 0) free -= 1;
    else await wait(asker);
    try {
      return await job();
    } finally {
      startNext();
    }
  };
}
