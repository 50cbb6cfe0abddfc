import type { Context } from '../../context';
import { tooMany } from '../../http/errors';

const WINDOW_MS = 15 * 60_000;
/**
 * Wrong passwords from one address for one account; a stranger elsewhere cannot lock its owner out.
 */
const MAX_FROM_ONE_ADDRESS = 10;
/** Wrong passwords for one account from anywhere. */
const MAX_FROM_ANYWHERE = 200;

const keysOf = (identifier: string, ip: string): [string, number][] => [
  [`sign-in:${identifier}:${ip}`, MAX_FROM_ONE_ADDRESS],
  [`sign-in:${identifier}`, MAX_FROM_ANYWHERE],
];

/** Throws 429 once too many wrong passwords were tried. */
export async function assertNotLocked(
  { counters, config, log }: Context,
  identifier: string,
  ip: string,
): Promise<void> {
  for (const [key, max] of keysOf(identifier, ip)) {
    if ((await counters.peek(key)) < max * config.rateLimitScale) continue;
    log.warn({ identifier, ip }, 'sign-in locked after too many wrong passwords');
    throw tooMany(WINDOW_MS / 1000, 'Too many attempts. Please try again in a quarter of an hour.');
  }
}

export async function countFailure(
  { counters }: Context,
  identifier: string,
  ip: string,
): Promise<void> {
  for (const [key, max] of keysOf(identifier, ip)) await counters.take(key, max, WINDOW_MS);
}

export async function resetFailures(
  { counters }: Context,
  identifier: string,
  ip: string,
): Promise<void> {
  await counters.reset(`sign-in:${identifier}:${ip}`);
}
