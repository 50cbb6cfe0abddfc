import { callbackify } from 'node:util';
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Counters } from '../services/counters';

type Store = InstanceType<FastifyRateLimitStoreCtor>;

/** Has the limits of calls counted where all others are: also by the node while Redis is away. */
export function rateStore(counters: Counters): FastifyRateLimitStoreCtor {
  return class RateStore {
    incr: Store['incr'] = (key, callback, timeWindow = 0, max = 0) => {
      const take = async () => {
        const { count, retryAfterMs } = await counters.take(`call:${key}`, max, timeWindow);
        return { current: count, ttl: retryAfterMs };
      };
      callbackify(take)(callback);
    };

    // One for all routes: the key holds their class.
    child: Store['child'] = () => this;
  };
}
