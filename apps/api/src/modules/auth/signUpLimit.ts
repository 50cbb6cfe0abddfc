import type { Context } from '../../context';
import { addressGroup } from '../../http/clientAddress';
import { tooMany } from '../../http/errors';

const HOUR_MS = 60 * 60_000;
const QUARTER_MS = 15 * 60_000;
/** Accounts that one address may make in an hour, as at a venue; of IPv6 one /64. */
const ACCOUNTS_PER_HOUR = 100;

/** New accounts that one address has mailed in a quarter of an hour. */
const MAILS_PER_QUARTER = 20;

/**
 * Counts a new account; throws 429 beyond what one address may make, since everything that a person
 * may do and store, so many accounts may do and store as often.
 */
export async function countSignUp({ config, counters }: Context, ip: string): Promise<void> {
  const { allowed, retryAfterMs } = await counters.take(
    `sign-up:${addressGroup(ip)}`,
    ACCOUNTS_PER_HOUR * config.rateLimitScale,
    HOUR_MS,
  );
  if (!allowed)
    throw tooMany(
      Math.ceil(retryAfterMs / 1000),
      'Too many accounts were made from here. Please try again in an hour.',
    );
}

/**
 * Whether a new account is mailed: beyond what one address may have sent it is not, since a list of
 * other people's addresses would be mailed by us. Whoever it belongs to asks in the settings.
 */
export async function countSignUpMail({ config, counters }: Context, ip: string): Promise<boolean> {
  const key = `sign-up-mail:${addressGroup(ip)}`;
  const { allowed } = await counters.take(
    key,
    MAILS_PER_QUARTER * config.rateLimitScale,
    QUARTER_MS,
  );
  return allowed;
}
