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
  /**
   * How many run at once of those that may take long, so that who has a short one waits for none.
   *
   * @default `running`
   */
  ofLong?: number;
}

interface Job {
  /** The narrowest name of who asks. */
  name: string | undefined;
  isLong: boolean;
}

interface WaitingJob extends Job {
  start(): void;
  refuse(): void;
}

/**
 * Runs a few costly jobs at once and lets a bounded number wait, in turns for each who asks. When
 * too many wait, who has most of them waiting is refused with 503, which may be the newest.
 */
export function createJobQueue({
  running,
  waiting,
  ofOne = running,
  ofLong = running,
}: JobQueueLimits) {
  let free = running;
  let long = 0;
  const runningOf = new Map<string, number>();
  const line = createFairShares<WaitingJob>();

  const isReady = ({ name, isLong }: Job) =>
    (name === undefined || (runningOf.get(name) ?? 0) < ofOne) && (!isLong || long < ofLong);
  const count = ({ name, isLong }: Job, more: 1 | -1) => {
    free -= more;
    if (isLong) long += more;
    if (name === undefined) return;
    const left = (runningOf.get(name) ?? 0) + more;
    if (left > 0) runningOf.set(name, left);
    else runningOf.delete(name);
  };
  const wait = (asker: Asker, job: Job) =>
    new Promise<void>((resolve, reject) => {
      line.add(asker, { ...job, start: resolve, refuse: () => reject(unavailable()) });
      if (line.weight() > waiting) line.takeFromMost(asker)?.refuse();
    });
  const takeReady = () => (free > 0 ? line.takeNext(isReady) : undefined);
  // A place that one of two limits kept free may be taken as well.
  const startNext = () => {
    for (let next = takeReady(); next !== undefined; next = takeReady()) {
      count(next, 1);
      next.start();
    }
  };

  return async function run<T>(
    work: () => Promise<T>,
    asker: Asker = [],
    { isLong = false }: { isLong?: boolean } = {},
  ): Promise<T> {
    const job = { name: asker.at(-1), isLong };
    if (free > 0 && isReady(job)) count(job, 1);
    else await wait(asker, job);
    try {
      return await work();
    } finally {
      count(job, -1);
      startNext();
    }
  };
}
