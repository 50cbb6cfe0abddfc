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
  /**
   * How many of those run at once for each name of who asks, but the widest, so that neither a
   * person nor an address keeps all places of long ones.
   *
   * @default `ofLong`
   */
  ofLongEach?: number;
}

interface Job {
  /** The narrowest name of who asks. */
  name: string | undefined;
  isLong: boolean;
  /** The names that count for long ones; none for others. */
  longNames: readonly string[];
}

/** How many there are by name. */
function createTally() {
  const counts = new Map<string, number>();
  return {
    of: (name: string) => counts.get(name) ?? 0,
    add(name: string, more: 1 | -1) {
      const left = (counts.get(name) ?? 0) + more;
      if (left > 0) counts.set(name, left);
      else counts.delete(name);
    },
  };
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
  ofLongEach = ofLong,
}: JobQueueLimits) {
  let free = running;
  let long = 0;
  const runningOf = createTally();
  const longOf = createTally();
  const line = createFairShares<WaitingJob>();

  const mayBegin = (name: string | undefined) => name === undefined || runningOf.of(name) < ofOne;
  const isReady = ({ isLong, longNames }: Job) =>
    (!isLong || long < ofLong) && longNames.every((one) => longOf.of(one) < ofLongEach);
  const count = ({ name, isLong, longNames }: Job, more: 1 | -1) => {
    free -= more;
    if (isLong) long += more;
    if (name !== undefined) runningOf.add(name, more);
    for (const one of longNames) longOf.add(one, more);
  };
  const wait = (asker: Asker, job: Job) =>
    new Promise<void>((resolve, reject) => {
      line.add(asker, { ...job, start: resolve, refuse: () => reject(unavailable()) });
      if (line.weight() > waiting) line.takeFromMost(asker)?.refuse();
    });
  const takeReady = () => (free > 0 ? line.takeNext(isReady, mayBegin) : undefined);
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
    const job = { name: asker.at(-1), isLong, longNames: isLong ? asker.slice(1) : [] };
    if (free > 0 && mayBegin(job.name) && isReady(job)) count(job, 1);
    else await wait(asker, job);
    try {
      return await work();
    } finally {
      count(job, -1);
      startNext();
    }
  };
}
