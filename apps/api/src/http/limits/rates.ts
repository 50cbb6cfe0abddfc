import type { FastifyRequest } from 'fastify';
import { addressGroup } from '../clientAddress';
import { tooMany } from '../errors';
import { isOfAnotherSite } from './otherSites';
import type { Counting } from './takeOrRefuse';
import { giveBackWithRange, takeWithRange } from './takeWithRange';

/**
 * How often one person (or, signed out, one address) may call routes of a class. All routes of a
 * class share one count. All of an IPv6 /48 may call them as often as a few addresses.
 */
export const rateClasses = {
  /** Reading; a feed of 20 posts that asks for each part separately stays far below. */
  read: { max: 1_200, windowMs: 60_000 },
  /** Reading lists of up to thousands: each takes as long as many other calls. */
  longList: { max: 240, windowMs: 60_000 },
  /** Looking for words: may read every row there is. Counted beside the class of the call. */
  search: { max: 120, windowMs: 60_000 },
  /** Parts of 64 KiB that lists have sent. Counted beside the class of the call. */
  listPart: { max: 1_024, windowMs: 60_000 },
  /** Creating, changing, deleting. */
  write: { max: 240, windowMs: 60_000 },
  /** Pictures: each costs a decode. */
  upload: { max: 30, windowMs: 60_000 },
  /** Calls that have a mail sent, whomever the caller names. */
  mail: { max: 20, windowMs: 15 * 60_000, by: 'address' },
  /** Guessable secrets and anything that costs a password hash. */
  credentials: { max: 60, windowMs: 60_000, by: 'address' },
  /** Pages that mailed links open: shown, they do nothing. */
  linkPage: { max: 60, windowMs: 60_000, by: 'address' },
  /** Availability checks: answers tell whether a name or address is taken. */
  lookup: { max: 60, windowMs: 60_000, by: 'address' },
  /** Tokens are renewed every few minutes per tab. */
  session: { max: 120, windowMs: 60_000 },
  /** Servers of partners, whose people may all come at once. */
  partner: { max: 6_000, windowMs: 60_000, by: 'address' },
  /** Pictures of a page full of posts. */
  file: { max: 3_000, windowMs: 60_000 },
  /** Pages of the site, each with a nonce of its own. Files cost less than a refusal would. */
  page: { max: 3_000, windowMs: 60_000, by: 'address' },
  /** Load balancers and monitors. */
  probe: { max: 600, windowMs: 60_000 },
} as const satisfies Record<string, { max: number; windowMs: number; by?: 'address' }>;

export type RateClass = keyof typeof rateClasses;

/**
 * Whom a call of this class counts for: a person's id, or an address. What pages of other sites ask
 * for counts apart, so that none of them uses up what the address of its visitors may do here.
 */
export function rateKey(
  config: Counting['config'],
  rate: RateClass | undefined,
  request: FastifyRequest,
): string {
  const { actor, ip } = request;
  const isByAddress = rate !== undefined && 'by' in rateClasses[rate];
  if (actor !== null && !isByAddress) return actor.id;
  const group = addressGroup(ip);
  return isOfAnotherSite(config, request) ? `${group} other site ` : group;
}

const countOf = ({ config }: Counting, rate: RateClass, request: FastifyRequest) =>
  `call:${rateKey(config, rate, request)}${rate}`;

/** Counts a call, or several uses at once, in a class; refuses it beyond the limit with a 429. */
export async function takeOfClass(
  counting: Counting,
  rate: RateClass,
  request: FastifyRequest,
  uses = 1,
): Promise<void> {
  const { counters, config } = counting;
  const key = countOf(counting, rate, request);
  const { max, windowMs } = rateClasses[rate];
  const most = Math.ceil(max * config.rateLimitScale);
  const taken = await takeWithRange(counters, key, most, windowMs, uses);
  if (taken.allowed) return;
  for (const counted of taken.counted) await counters.giveBack(counted, uses);
  throw tooMany(Math.ceil(taken.retryAfterMs / 1000));
}

/** Counts uses for less: those were not needed. */
export const giveBackOfClass = (
  counting: Counting,
  rate: RateClass,
  request: FastifyRequest,
  uses: number,
): Promise<void> => giveBackWithRange(counting.counters, countOf(counting, rate, request), uses);
