import { createHash } from 'node:crypto';
import type { Context } from '../../context';
import { addressGroup, addressRange } from '../../http/clientAddress';
import { tooMany } from '../../http/errors';

const WINDOW_MS = 15 * 60_000;
/** How long an address is known from which somebody has signed in. */
const KNOWN_MS = 30 * 24 * 60 * 60_000;
/** Attempts for one account from one address. */
const MAX_FROM_ONE_ADDRESS = 10;
/** Attempts for one account from one range of addresses, too few to lock its owner out. */
const MAX_FROM_ONE_RANGE = 50;
/** Attempts for one account from anywhere, but for where its owner has signed in before. */
const MAX_FROM_ANYWHERE = 200;

/** Whose password is tried, or what was given as a name that nobody has. */
type Tried = { id: string; passwordHash: string } | { unknown: string };

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

const keyOf = (account: string, from: string) => `sign-in:${account}:${from}`;
// Of a kind of its own: guesses must not drive out what is known.
const knownKey = (account: string, ip: string) => `signed-in:${account}:${addressGroup(ip)}`;

/**
 * From the narrowest to the widest: what is refused by one does not count towards the next.
 * `account` names the password as well, so that guesses at one do not lock the next.
 */
const limitsOf = (account: string, ip: string): [string, number][] => [
  [keyOf(account, addressGroup(ip)), MAX_FROM_ONE_ADDRESS],
  [keyOf(account, addressRange(ip)), MAX_FROM_ONE_RANGE],
  [keyOf(account, 'anywhere'), MAX_FROM_ANYWHERE],
];

/**
 * Counts an attempt to sign in before its password is looked at, so that many at once count as
 * well; throws 429 beyond the limits. What it resolves to is to be called when the password was
 * right: it takes back what was counted, and knows the address from now on.
 */
export async function countAttempt(
  { counters, config, log }: Context,
  tried: Tried,
  ip: string,
): Promise<() => Promise<void>> {
  const account = 'id' in tried ? tried.id : digest(tried.unknown);
  const password = 'id' in tried ? `${account}:${digest(tried.passwordHash)}` : account;
  const known = knownKey(account, ip);
  const isKnown = (await counters.peek(known)) > 0;
  const limits = limitsOf(password, ip).slice(0, isKnown ? 1 : undefined);
  for (const [key, max] of limits) {
    const { allowed, retryAfterMs } = await counters.take(
      key,
      max * config.rateLimitScale,
      WINDOW_MS,
    );
    if (allowed) continue;
    // What nobody is called may be a password that was typed into the wrong field.
    log.warn(
      { accountId: 'id' in tried ? tried.id : null, ip },
      'sign-in locked after too many wrong passwords',
    );
    throw tooMany(
      Math.ceil(retryAfterMs / 1000),
      'Too many attempts. Please try again in a quarter of an hour.',
    );
  }
  return async () => {
    const [[own], ...wider] = limits as [[string, number], ...[string, number][]];
    await counters.reset(own);
    for (const [key] of wider) await counters.giveBack(key);
    // Begun anew, so that it lasts as long from this time on.
    await counters.reset(known);
    await counters.take(known, Number.POSITIVE_INFINITY, KNOWN_MS);
  };
}
