import { unavailable } from '../http/errors';
import { createFairShares } from './fairShares';
import type { Asker } from './fairShares';

/** How many costly jobs run at once, and how many may wait. */
export interface JobQueueLimits {
  running: number;
  waiting: number;
  /**
   * How many run at once of the narrowest name of who asks. Less than `running` where jobs are
   * long: those that run give way to nobody.
   *
   * @default `running`
   */
  ofOne?: number;
}

interface WaitingJob {
  name: string | undefined;
  start(): void;
  refuse(): void;
}

/**
 * Runs a few costly jobs at once and lets a bounded number wait, in turns for each who asks. When
 * too many wait, who has most of them waiting is refused with 503, which may be the newest.
 */
export function createJobQueue({ running, waiting, ofOne = running }: JobQueueLimits) {
  let free = running;
  const runningOf = new Map<string, number>();
  const line = createFairShares<WaitingJob>();

  const isReady = ({ name }: Pick<WaitingJob, 'name'>) =>
    name === undefined || (runningOf.get(name) ?? 0) < ofOne;
  const count = (name: string | undefined, more: 1 | -1) => {
    free -= more;
    if (name === undefined) return;
    const left = (runningOf.get(name) ?? 0) + more;
    if (left > 0) runningOf.set(name, left);
    else runningOf.delete(name);
  };
  const wait = (asker: Asker, name: string | undefined) =>
    new Promise<void>((resolve, reject) => {
      line.add(asker, { name, start: resolve, refuse: () => reject(unavailable()) });
      if (line.weight() > waiting) line.takeFromMost(asker)?.refuse();
    });
  // One that ends makes room for one: of all others none was ready.
  const startNext = () => {
    const next = line.takeNext(isReady);
    if (next === undefined) return;
    count(next.name, 1);
    next.start();
  };

  return async function run<T>(job: () => Promise<T>, asker: Asker = []): Promise<T> {
    const name = asker.at(-1);
    if (free > 0 && isReady({ name })) count(name, 1);
    else await wait(asker, name);
    try {
      return await job();
    } finally {
      count(name, -1);
      startNext();
    }
  };
}
