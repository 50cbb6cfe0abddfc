import { addressGroup } from './clientAddress';

/**
 * How often one person (or, signed out, one address) may call routes of a class. All routes of a
 * class share one count.
 */
export const rateClasses = {
  /** Reading; a feed of 20 posts that asks for each part separately stays far below. */
  read: { max: 1_200, windowMs: 60_000 },
  /** Reading lists of up to thousands: each takes as long as many other calls. */
  longList: { max: 240, windowMs: 60_000 },
  /** Creating, changing, deleting. */
  write: { max: 240, windowMs: 60_000 },
  /** Pictures: each costs a decode. */
  upload: { max: 30, windowMs: 60_000 },
  /** Calls that have a mail sent, whomever the caller names. */
  mail: { max: 20, windowMs: 15 * 60_000, by: 'address' },
  /** Guessable secrets and anything that costs a password hash. */
  credentials: { max: 60, windowMs: 60_000, by: 'address' },
  /** Availability checks: answers tell whether a name or address is taken. */
  lookup: { max: 60, windowMs: 60_000, by: 'address' },
  /** Tokens are renewed every few minutes per tab. */
  session: { max: 120, windowMs: 60_000 },
  /** Pictures of a page full of posts. */
  file: { max: 3_000, windowMs: 60_000 },
  /** Load balancers and monitors. */
  probe: { max: 600, windowMs: 60_000 },
} as const satisfies Record<string, { max: number; windowMs: number; by?: 'address' }>;

export type RateClass = keyof typeof rateClasses;

/** Whom a call of this class counts for: a person's id, or an address. */
export function rateKey(rate: RateClass | undefined, personId: string | undefined, ip: string) {
  const isByAddress = rate !== undefined && 'by' in rateClasses[rate];
  return isByAddress || personId === undefined ? addressGroup(ip) : personId;
}
