import type { Queryable } from '../../../db/dialect';
import type { Actor } from '../../../http/actor';
import { sessionInvalid } from '../../../http/errors';
import { lockAccount } from '../../account';
import { findRunning } from '../sessions.repository';

/**
 * Locks the account of who acts. Throws 401 where their session has ended since they were let in:
 * what ends all sessions also takes away the passkeys of a thief, and must not come too early.
 */
export async function lockOwnAccount(
  trx: Queryable,
  { id, sessionId }: Pick<Actor, 'id' | 'sessionId'>,
  now: number,
): Promise<void> {
  const isKnown = await lockAccount(trx, id);
  if (!isKnown || (await findRunning(trx, sessionId, now)) === undefined) throw sessionInvalid();
}
