import { createHash } from 'node:crypto';
import type { Context } from '../../context';
import { addressGroup, addressRange } from '../../http/clientAddress';
import { tooMany } from '../../http/errors';

const WINDOW_MS = 15 * 60_000;
/** How long an address is known from which somebody has signed in. */
export const KNOWN_MS = 30 * 24 * 60 * 60_000;
/** Attempts for one account from one address. */
const MAX_FROM_ONE_ADDRESS = 10;
/** Attempts for one account from one range of addresses, too few to lock its owner out. */
const MAX_FROM_ONE_RANGE = 50;
/** Attempts for one account from anywhere, but for where its owner has signed in before. */
const MAX_FROM_ANYWHERE = 200;

/** Whose password is tried, or what was given as a name that nobody has. */
type Tried = { id: string; passwordHash: string } | { unknown: string };

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

// Of a kind of its own: guesses must not drive out what is known.
const knownKey = (account: string, ip: string) => `signed-in:${account}:${addressGroup(ip)}`;

/** One of the limits of an account: from where, and how many attempts. */
interface Limit {
  key: string;
  max: number;
  isFromAnywhere?: boolean;
}

/**
 * From the narrowest to the widest: what is refused by one does not count towards the next.
 * `account` names the password as well, so that guesses at one do not lock the next. Each is a kind
 * of its own, and so are names that nobody has: made-up ones, of which there is no end, and many
 * addresses must not drive out the locks of an account.
 */
function limitsOf(account: string, ip: string, kind: string): Limit[] {
  const key = (where: string, from: string) => `${kind}-${where}:${account}:${from}`;
  return [
    { key: key('address', addressGroup(ip)), max: MAX_FROM_ONE_ADDRESS },
    { key: key('range', addressRange(ip)), max: MAX_FROM_ONE_RANGE },
    { key: key('anywhere', ''), max: MAX_FROM_ANYWHERE, isFromAnywhere: true },
  ];
}

/**
 * Counts an attempt to sign in before its password is looked at, so that many at once count as
 * well; throws 429 beyond the limits. What it resolves to is to be called when the password was
 * right: it takes back what was counted, and knows the address from now on.
 */
export async function countAttempt(
  { counters, config, log, sessions }: Context,
  tried: Tried,
  ip: string,
): Promise<() => Promise<void>> {
  const id = 'id' in tried ? tried.id : null;
  const account = 'id' in tried ? tried.id : digest(tried.unknown);
  const password = 'id' in tried ? `${account}:${digest(tried.passwordHash)}` : account;
  const known = knownKey(account, ip);
  const isKnown = (await counters.peek(known)) > 0;
  const limits = limitsOf(password, ip, id === null ? 'sign-in-unknown' : 'sign-in');
  const counted = isKnown ? limits.slice(0, 1) : limits;
  for (const { key, max, isFromAnywhere } of counted) {
    const { allowed, retryAfterMs } = await counters.take(
      key,
      max * config.rateLimitScale,
      WINDOW_MS,
    );
    if (allowed) continue;
    // A node that was started anew, or has counted too many, knows no address any more.
    if (isFromAnywhere && id !== null && (await sessions.hasSignedInNear(id, ip))) continue;
    // What nobody is called may be a password that was typed into the wrong field.
    log.warn({ accountId: id, ip }, 'sign-in locked after too many wrong passwords');
    throw tooMany(
      Math.ceil(retryAfterMs / 1000),
      'Too many attempts. Please try again in a quarter of an hour.',
    );
  }
  return async () => {
    const [own, ...wider] = counted as [Limit, ...Limit[]];
    await counters.reset(own.key);
    for (const { key } of wider) await counters.giveBack(key);
    // Begun anew, so that it lasts as long from this time on.
    await counters.reset(known);
    await counters.take(known, Number.POSITIVE_INFINITY, KNOWN_MS);
  };
}
