import type { Context } from '../../context';
import { tooMany } from '../errors';
import { takeWithRange } from './takeWithRange';

/** Where something is counted. */
export interface Counting {
  counters: Context['counters'];
  config: Pick<Context['config'], 'rateLimitScale' | 'corsOrigins'>;
}

/** Counts a use of `key`; throws 429, with these words, beyond `max` of them in a window. */
export async function takeOrRefuse(
  { counters, config }: Counting,
  key: string,
  { max, windowMs }: { max: number; windowMs: number },
  message?: string,
): Promise<void> {
  const most = Math.ceil(max * config.rateLimitScale);
  const { allowed, retryAfterMs } = await takeWithRange(counters, key, most, windowMs);
  if (!allowed) throw tooMany(Math.ceil(retryAfterMs / 1000), message);
}
