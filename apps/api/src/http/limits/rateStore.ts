import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Counters, CountResult } from '../../services/counters';
import { takeWithRange } from './takeWithRange';

type Store = InstanceType<FastifyRateLimitStoreCtor>;

/** Has the limits of calls counted where all others are: also by the node while Redis is away. */
export function rateStore(counters: Counters): FastifyRateLimitStoreCtor {
  return class RateStore {
    incr: Store['incr'] = (key, callback, timeWindow = 0, max = 0) => {
      const taken = takeWithRange(counters, `call:${key}`, max, timeWindow);
      const answer = ({ count, retryAfterMs }: CountResult) =>
        callback(null, { current: count, ttl: retryAfterMs });
      // Without waiting, where the node counts for itself.
      if (taken instanceof Promise) taken.then(answer, callback);
      else answer(taken);
    };

    // One for all routes: the key holds their class.
    child: Store['child'] = () => this;
  };
}
