import { callbackify } from 'node:util';
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { RouteOptions } from 'fastify';
import type { Counters } from '../services/counters';

type Store = InstanceType<FastifyRateLimitStoreCtor>;

/**
 * Has the limits of calls counted where all others are, for each class: also by the node while
 * Redis is away.
 */
export function rateStore(counters: Counters): FastifyRateLimitStoreCtor {
  return class RateStore {
    readonly #prefix: string;

    constructor(options: object) {
      const route = 'routeInfo' in options ? (options.routeInfo as RouteOptions) : undefined;
      this.#prefix = `${route?.config?.rate ?? ''} `;
    }

    incr: Store['incr'] = (key, callback, timeWindow = 0, max = 0) => {
      const take = async () => {
        const { count, retryAfterMs } = await counters.take(this.#prefix + key, max, timeWindow);
        return { current: count, ttl: retryAfterMs };
      };
      callbackify(take)(callback);
    };

    child: Store['child'] = (options) => new RateStore(options);
  };
}
