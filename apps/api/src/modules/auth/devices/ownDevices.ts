import { transact } from '../../../db/dialect';
import type { Db, Queryable } from '../../../db/dialect';
import { sessionInvalid } from '../../../http/errors';
import { SIGNED_OUT } from '../../../services/sessions';
import type { Sessions } from '../../../services/sessions';
import { lockAccount } from '../../account';
import * as ends from '../sessionEnds/sessionEnds.repository';
import { findRunning, iso } from '../sessions.repository';
import { KNOWN_MS } from '../signInGuard';
import type { createDeviceReader } from './deviceReader';
import { isSeenNetwork, listDevices } from './devices.repository';

/**
 * Ends sessions of a person in a transaction that holds the lock of the account: those that are
 * meant, or all, and with all of them the mailed links that set a password. What it answers is to
 * be called after the commit.
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
    if (which === undefined) await ends.endResetLinks(trx, userId, iso(now()));
    return () => ended.forEach((id) => onEnd(id, reason));
  };

interface OwnDevicesOptions {
  db: Db;
  now: () => number;
  onEnd: UserEndsOptions['onEnd'];
  deviceOf: ReturnType<typeof createDeviceReader>;
}

/** What is known of the devices of people, what they see of it, and how they end their sessions. */
export function ownDevices({
  db,
  now,
  onEnd,
  deviceOf,
}: OwnDevicesOptions): Pick<
  Sessions,
  'hasSignedInNear' | 'listDevices' | 'endDevice' | 'endOthers'
> {
  const endOfUser = createUserEnds({ now, onEnd });
  return {
    hasSignedInNear(userId, ip) {
      const { networkHash } = deviceOf(userId, { userAgent: undefined, ip });
      return isSeenNetwork(db, userId, networkHash, iso(now() - KNOWN_MS));
    },

    listDevices: (actor) => listDevices(db, actor, iso(now())),

    async endDevice(userId, device) {
      const ended = await transact(db, async (trx) => {
        // No session of a frame may be begun beside it meanwhile.
        await lockAccount(trx, userId);
        return await ends.endSessionsOfUser(trx, userId, SIGNED_OUT, now(), { device });
      });
      ended.forEach((id) => onEnd(id, SIGNED_OUT));
      return ended.length > 0;
    },

    async endOthers(trx, { id, sessionId }, reason) {
      if ((await findRunning(trx, sessionId, now())) === undefined) throw sessionInvalid();
      return await endOfUser(trx, id, reason, { but: sessionId });
    },
  };
}
