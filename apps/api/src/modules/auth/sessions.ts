import { createHmac, randomBytes } from 'node:crypto';
import type { Db, Queryable } from '../../db/dialect';
import { sessionInvalid } from '../../http/errors';
import type { Sessions } from '../../services/sessions';
import { lockAccount } from '../account';
import { createAccessTokens } from './accessTokens';
import * as repository from './sessions.repository';
import { derivedKey } from './tokenSecret';

interface SessionOptions {
  db: Db;
  secret: string;
  /** How long an access token is valid, in seconds. */
  accessSeconds: number;
  now: () => number;
  /** Called after a session has ended. */
  onEnd: (sessionId: string, reason: string) => void;
}

/** Sessions with short access tokens and refresh tokens that are exchanged at each use. */
export function createSessions({ db, now, onEnd, ...options }: SessionOptions): Sessions {
  const accessTokens = createAccessTokens({ ...options, now });
  const nextTokenKey = derivedKey(options.secret, 'refresh-successor');

  // The same token always has the same next one, so that whoever lost the answer gets it again
  // without its being stored in clear.
  const withNext = (token: string): repository.TokenPair => ({
    token,
    next: createHmac('sha256', nextTokenKey).update(token).digest('base64url'),
  });

  const end = async (sessionId: string, reason: string) => {
    if (await repository.endSession(db, sessionId, reason, now())) onEnd(sessionId, reason);
  };

  const start = async (trx: Queryable, userId: string, signedInAt?: string) => {
    const refreshToken = randomBytes(32).toString('base64url');
    const session = { userId, refreshToken, signedInAt };
    const sessionId = await repository.insertSession(trx, session, now());
    return { accessToken: await accessTokens.sign({ userId, sessionId }), refreshToken };
  };

  return {
    async startBeside(trx, { id, sessionId }) {
      // Whoever ends all sessions of the person locks the account first.
      const isKnown = await lockAccount(trx, id);
      const signedInAt = await repository.findSignIn(trx, sessionId, now());
      return isKnown && signedInAt !== undefined ? await start(trx, id, signedInAt) : null;
    },

    async startByPassword(trx, { id, passwordHash }) {
      return (await lockAccount(trx, id, passwordHash)) ? await start(trx, id) : null;
    },

    start: (trx, userId) => start(trx, userId),

    async refresh(refreshToken) {
      const pair = withNext(refreshToken);
      const exchange = await repository.exchangeRefreshToken(db, pair, now());
      if (exchange.isReused) {
        // Someone holds a copy: neither side may go on with this session.
        await end(exchange.id, 'reuse');
        throw sessionInvalid();
      }
      return { accessToken: await accessTokens.sign(exchange.claims), refreshToken: pair.next };
    },

    isCurrentToken: (sessionId, refreshToken) =>
      repository.isCurrentToken(db, sessionId, withNext(refreshToken)),

    async authenticate(accessToken) {
      const claims = await accessTokens.read(accessToken);
      if (claims === null) return null;
      const user = await repository.findSessionUser(db, claims, now());
      const { sessionId, expiresAt } = claims;
      return user === undefined ? null : { ...user, sessionId, tokenExpiresAt: expiresAt };
    },

    async endByAccessToken(accessToken) {
      const claims = await accessTokens.read(accessToken, 'accepted');
      if (claims !== null) await end(claims.sessionId, 'logout');
    },

    async endByRefreshToken(refreshToken) {
      const token = await repository.findRefreshToken(db, refreshToken);
      if (token !== undefined) await end(token.sessionId, 'logout');
    },

    async endAllOfUser(trx, userId, reason) {
      const ended = await repository.endSessionsOfUser(trx, userId, reason, now());
      return () => ended.forEach((id) => onEnd(id, reason));
    },

    findRunning: (ids) => repository.findRunningSessions(db, ids, now()),
    deleteExpired: () => repository.deleteExpiredSessions(db, now()),
  };
}
