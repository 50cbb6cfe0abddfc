import { transact } from '../../../db/dialect';
import type { Db, Queryable } from '../../../db/dialect';
import { sessionInvalid } from '../../../http/errors';
import type { Sessions } from '../../../services/sessions';
import { lockAccount } from '../../account';
import * as ends from '../sessionEnds.repository';
import { findRunning, iso } from '../sessions.repository';
import { listDevices } from './devices.repository';

/** Told to the sockets of sessions that their owner has ended from elsewhere. */
const SIGNED_OUT = 'signed out elsewhere';

/**
 * Ends sessions of a person in a transaction that holds the lock of the account; what it answers is
 * to be called after the commit.
 */
type UserEnds = (
  trx: Queryable,
  userId: string,
  reason: string,
  which?: ends.Which,
) => Promise<() => void>;

interface UserEndsOptions {
  now: () => number;
  onEnd: (sessionId: string, reason: string) => void;
}

export const createUserEnds =
  ({ now, onEnd }: UserEndsOptions): UserEnds =>
  async (trx, userId, reason, which) => {
    const ended = await ends.endSessionsOfUser(trx, userId, reason, now(), which);
    return () => ended.forEach((id) => onEnd(id, reason));
  };

interface OwnDevicesOptions {
  db: Db;
  now: () => number;
  onEnd: UserEndsOptions['onEnd'];
}

/** What people see of their own sessions, and how they end them. */
export function ownDevices({
  db,
  now,
  onEnd,
}: OwnDevicesOptions): Pick<Sessions, 'listDevices' | 'endDevice' | 'endOthers'> {
  /** No session may be begun beside one meanwhile: whoever begins one locks the account too. */
  const end = async (userId: string, which: ends.Which, asking?: string) => {
    const ended = await transact(db, async (trx) => {
      await lockAccount(trx, userId);
      if (asking !== undefined && (await findRunning(trx, asking, now())) === undefined)
        throw sessionInvalid();
      return await ends.endSessionsOfUser(trx, userId, SIGNED_OUT, now(), which);
    });
    ended.forEach((id) => onEnd(id, SIGNED_OUT));
    return ended.length > 0;
  };
  return {
    listDevices: (actor) => listDevices(db, actor, iso(now())),
    endDevice: (userId, device) => end(userId, { device }),
    async endOthers({ id, sessionId }) {
      await end(id, { but: sessionId }, sessionId);
    },
  };
}
