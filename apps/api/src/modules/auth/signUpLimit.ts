import type { Context } from '../../context';
import { addressGroup } from '../../http/clientAddress';
import { takeOrRefuse } from '../../http/limits/takeOrRefuse';
import { takeWithRange } from '../../http/limits/takeWithRange';

const HOUR_MS = 60 * 60_000;
const QUARTER_MS = 15 * 60_000;
/** Accounts that one address may make, as at a venue. */
const ACCOUNTS = { max: 100, windowMs: HOUR_MS };

/** New accounts that one address has mailed in a quarter of an hour. */
const MAILS_PER_QUARTER = 20;

/**
 * Counts a new account; throws 429 beyond what one address may make, since everything that a person
 * may do and store, so many accounts may do and store as often.
 */
export const countSignUp = (context: Context, ip: string): Promise<void> =>
  takeOrRefuse(
    context,
    `sign-up:${addressGroup(ip)}`,
    ACCOUNTS,
    'Too many accounts were made from here. Please try again in an hour.',
  );

/**
 * Whether a new account is mailed: beyond what one address may have sent it is not, since a list of
 * other people's addresses would be mailed by us. Whoever it belongs to asks in the settings.
 */
export async function countSignUpMail({ config, counters }: Context, ip: string): Promise<boolean> {
  const key = `sign-up-mail:${addressGroup(ip)}`;
  const { allowed } = await takeWithRange(
    counters,
    key,
    MAILS_PER_QUARTER * config.rateLimitScale,
    QUARTER_MS,
  );
  return allowed;
}
