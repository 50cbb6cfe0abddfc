import { createHmac, randomBytes } from 'node:crypto';
import type { Changes } from '../../db/changes/changes';
import type { Db, Queryable } from '../../db/dialect';
import { sessionInvalid } from '../../http/errors';
import type { Sessions } from '../../services/sessions';
import { lockAccount } from '../account';
import { createAccessTokens } from './accessTokens';
import { createDeviceReader } from './devices/deviceReader';
import { findSurplus, isSeenDevice } from './devices/devices.repository';
import { createUserEnds, ownDevices } from './devices/ownDevices';
import * as ends from './sessionEnds/sessionEnds.repository';
import * as repository from './sessions.repository';
import { createSessionUsers } from './sessionUsers/createSessionUsers';
import type { FindSessionUser } from './sessionUsers/createSessionUsers';
import { createTokenEnds } from './sessionEnds/tokenEnds';
import { derivedKey } from './tokenSecret';

/** The first sign-in to an account is nothing new so long after it was made, in ms. */
const FRESH_MS = 24 * 60 * 60_000;
/** Whoever takes over a session that waits for them renews it before this is over. */
const UNCLAIMED_SECONDS = 60;

interface SessionOptions {
  db: Db;
  changes: Changes | undefined;
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
  const endOfUser = createUserEnds({ now, onEnd });
  const nextTokenKey = derivedKey(options.secret, 'refresh-successor');
  const deviceOf = createDeviceReader(options.secret);
  const findUser = createSessionUsers({ db, changes: options.changes, now });

  // The same token always has the same next one, so that whoever lost the answer gets it again
  // without its being stored in clear.
  const withNext = (token: string): repository.TokenPair => ({
    token,
    next: createHmac('sha256', nextTokenKey).update(token).digest('base64url'),
  });

  const { end, endReplaced, ...tokenEnds } = createTokenEnds({ db, accessTokens, now, onEnd });

  type Begun = Omit<repository.NewSession, 'userId' | 'refreshToken'>;

  const start = async (trx: Queryable, userId: string, begun: Begun = {}) => {
    const refreshToken = randomBytes(32).toString('base64url');
    const sessionId = await repository.insertSession(
      trx,
      { userId, refreshToken, ...begun },
      now(),
    );
    const seconds = begun.isUnclaimed ? UNCLAIMED_SECONDS : undefined;
    return { accessToken: await accessTokens.sign({ userId, sessionId }, seconds), refreshToken };
  };

  /** Starts a session in a transaction that holds the lock of the account. */
  const startFrom = async (trx: Queryable, userId: string, begun: Begun) => {
    const tokens = await start(trx, userId, begun);
    const among = await findSurplus(trx, userId, repository.iso(now()));
    const announceEnds =
      among.length === 0 ? () => undefined : await endOfUser(trx, userId, 'too many', { among });
    return { tokens, announceEnds, newDevice: null };
  };

  return {
    async startBeside(trx, { id, sessionId }, origin) {
      // Whoever ends all sessions of the person locks the account first.
      const isKnown = await lockAccount(trx, id);
      // Whoever ends only the session beside which this one begins waits for its row.
      await repository.lockOutermost(trx, sessionId);
      const own = await repository.findRunning(trx, sessionId, now());
      if (!isKnown || own === undefined) return null;
      const begun = { signedInAt: own.createdAt, besideId: own.besideId ?? own.id };
      return await startFrom(trx, id, { ...deviceOf(id, origin), ...begun });
    },

    async startByPassword(trx, { id, passwordHash, createdAt }, origin, isUnclaimed = false) {
      if (!(await lockAccount(trx, id, passwordHash))) return null;
      const device = deviceOf(id, origin);
      const isSeen = await isSeenDevice(trx, id, device);
      const isFresh = isSeen === null && now() - Date.parse(createdAt) < FRESH_MS;
      const announceReplaced = await endReplaced(trx, origin.accessToken);
      const { tokens, announceEnds } = await startFrom(trx, id, { ...device, isUnclaimed });
      const { browser, system } = device;
      return {
        tokens,
        newDevice: isSeen === true || isFresh ? null : { browser, system },
        announceEnds() {
          announceReplaced();
          announceEnds();
        },
      };
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

    async findByRefreshToken(refreshToken) {
      const token = await repository.findRefreshToken(db, refreshToken);
      return token && (await repository.findRunning(db, token.sessionId, now()))?.id;
    },

    isCurrentToken: (sessionId, refreshToken) =>
      repository.isCurrentToken(db, sessionId, withNext(refreshToken)),

    ...callers(accessTokens, findUser),

    ...tokenEnds,
    endAllOfUser: (trx, userId, reason) => endOfUser(trx, userId, reason),

    ...ownDevices({ db, now, onEnd, deviceOf }),

    findRunning: (ids) => repository.findRunningSessions(db, ids, now()),
    deleteExpired: () => ends.deleteExpiredSessions(db, now()),
  };
}

/** Who calls, by a token; and whether they still may, once what they sent has arrived. */
function callers(
  accessTokens: ReturnType<typeof createAccessTokens>,
  findUser: FindSessionUser,
): Pick<Sessions, 'authenticate' | 'authenticateFor' | 'again'> {
  const authenticateFor: Sessions['authenticateFor'] = async (accessToken, scopesOf) => {
    const claims = await accessTokens.read(accessToken);
    if (claims === null) return null;
    const seen = await findUser(claims, scopesOf?.(claims.userId));
    if (seen === undefined) return null;
    const { sessionId, expiresAt: tokenExpiresAt } = claims;
    const actor = { ...seen.user, sessionId, tokenExpiresAt, partner: null };
    return { actor, version: seen.version };
  };
  return {
    authenticateFor,
    authenticate: async (accessToken) => (await authenticateFor(accessToken))?.actor ?? null,

    async again(actor) {
      const seen = await findUser({ userId: actor.id, sessionId: actor.sessionId });
      return seen ? { ...actor, ...seen.user } : null;
    },
  };
}
