import { unavailable } from '../http/errors';

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
  let count = 0;
  const queues = new Map<string, WaitingJob[]>();

  const wait = (asker: string) =>
    new Promise<void>((resolve, reject) => {
      const own = queues.get(asker) ?? [];
      own.push({ start: resolve, refuse: () => reject(unavailable()) });
      queues.set(asker, own);
      count += 1;
      if (count > waiting) refuseOne(own);
    });
  const refuseOne = (newest: WaitingJob[]) => {
    const longest = [...queues.values()].reduce(
      (most, queue) => (queue.length > most.length ? queue : most),
      newest,
    );
    count -= 1;
    longest.pop()?.refuse();
  };
  const startNext = () => {
    for (const [asker, [job, ...others]] of queues) {
      queues.delete(asker);
      if (others.length > 0) queues.set(asker, others);
      if (job === undefined) continue;
      count -= 1;
      return job.start();
    }
    free += 1;
  };

  return async function run<T>(job: () => Promise<T>, asker = ''): Promise<T> {
    if (free > 0) free -= 1;
    else await wait(asker);
    try {
      return await job();
    } finally {
      startNext();
    }
  };
}
