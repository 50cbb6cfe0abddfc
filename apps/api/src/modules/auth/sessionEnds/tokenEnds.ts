import { transact } from '../../../db/dialect';
import type { Db, Queryable } from '../../../db/dialect';
import type { Sessions } from '../../../services/sessions';
import type { AccessTokens } from '../accessTokens';
import { endSession } from './sessionEnds.repository';
import { findRefreshToken } from '../sessions.repository';

/** Why a session ends that another one takes the place of; its sockets are told. */
const REPLACED = 'replaced';

interface TokenEndsOptions {
  db: Db;
  accessTokens: Pick<AccessTokens, 'read'>;
  now: () => number;
  /** Called after a session has ended. */
  onEnd: (sessionId: string, reason: string) => void;
}

/** The ends of single sessions, by what shows that they are one's own. */
export interface TokenEnds extends Pick<Sessions, 'endByAccessToken' | 'endByRefreshToken'> {
  end(sessionId: string, reason: string): Promise<void>;
  /**
   * Ends the session of an access token, even one that has expired, in the transaction that begins
   * another; what it answers is to be called after the commit.
   */
  endReplaced(trx: Queryable, accessToken: string | undefined): Promise<() => void>;
}

/** Ends sessions one by one, each with those of frames that were begun beside it. */
export function createTokenEnds({ db, accessTokens, now, onEnd }: TokenEndsOptions): TokenEnds {
  const end = async (sessionId: string, reason: string) => {
    const ended = await transact(db, (trx) => endSession(trx, sessionId, reason, now()));
    ended.forEach((id) => onEnd(id, reason));
  };
  return {
    end,

    async endReplaced(trx, accessToken) {
      const claims = await accessTokens.read(accessToken, 'accepted');
      const ended = claims === null ? [] : await endSession(trx, claims.sessionId, REPLACED, now());
      return () => ended.forEach((id) => onEnd(id, REPLACED));
    },

    async endByAccessToken(accessToken) {
      const claims = await accessTokens.read(accessToken, 'accepted');
      if (claims !== null) await end(claims.sessionId, 'logout');
    },

    async endByRefreshToken(refreshToken) {
      const token = await findRefreshToken(db, refreshToken);
      if (token !== undefined) await end(token.sessionId, 'logout');
    },
  };
}
