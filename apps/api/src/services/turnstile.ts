import { unavailable } from '../http/errors';

/** Lets a fixed number of costly jobs run at once and a bounded number wait; the next is refused with 503. */
export function createTurnstile(running: number, waiting: number) {
  let free = running;
  const queue: (() => void)[] = [];
  return async function pass<T>(job: () => Promise<T>): Promise<T> {
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
