import { createHash, createHmac, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Db, Queryable } from '../../db/dialect';
import { transact } from '../../db/dialect';
import { newId } from '../../db/ids';
import { sessionInvalid } from '../../http/errors';
import type { Actor } from '../../http/actor';
import { derivedKey } from './keys';

const SESSION_MS = 60 * 24 * 60 * 60 * 1000;
/** Two tabs, or a lost answer, may present the same refresh token this long after its first use. */
export const REUSE_GRACE_MS = 10_000;

/** Ended sessions are kept this long, so that a late reuse is still known for what it is. */
const KEPT_AFTER_END_MS = 30 * 24 * 60 * 60 * 1000;

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

export interface SessionKeeper {
  start(trx: Queryable, userId: string): Promise<Tokens>;
  refresh(refreshToken: string): Promise<Tokens>;
  /** Whether this is the newest refresh token of that session; nothing is exchanged. */
  holds(sessionId: string, refreshToken: string): Promise<boolean>;
  authenticate(header: string | undefined): Promise<Actor | null>;
  /** Ends the session of an access token, even one that has run out. */
  endByAccessToken(header: string | undefined): Promise<void>;
  endByRefreshToken(refreshToken: string): Promise<void>;
  endAllOf(userId: string, reason: string): Promise<void>;
  /** Which of these sessions are still running. */
  running(ids: string[]): Promise<Set<string>>;
  /** Deletes what no token can lead to any more. */
  tidy(): Promise<void>;
}

interface Parts {
  db: Db;
  secret: string;
  /** How long an access token is valid. */
  accessSeconds: number;
  now: () => number;
  onEnd: (sessionId: string, reason: string) => void;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export function createSessionKeeper({
  db,
  secret,
  accessSeconds,
  now,
  onEnd,
}: Parts): SessionKeeper {
  const accessKey = derivedKey(secret, 'access');
  const successorKey = derivedKey(secret, 'refresh-successor');
  const iso = (time = now()) => new Date(time).toISOString();

  const signAccess = (userId: string, sessionId: string) =>
    new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(userId)
      .setIssuedAt(Math.floor(now() / 1000))
      .setExpirationTime(Math.floor(now() / 1000) + accessSeconds)
      .sign(accessKey);

  /** The same token always has the same successor, so it can be given twice without being stored in clear. */
  const successorOf = (token: string) =>
    createHmac('sha256', successorKey).update(token).digest('base64url');

  async function readAccess(
    header: string | undefined,
    ignoreExpiry: boolean,
  ): Promise<{ userId: string; sessionId: string } | null> {
    const token = header?.replace(/^Bearer\s+/i, '').trim();
    if (token === undefined || token === '') return null;
    try {
      const { payload } = await jwtVerify(token, accessKey, {
        algorithms: ['HS256'],
        currentDate: new Date(ignoreExpiry ? 0 : now()),
      });
      return typeof payload.sub === 'string' && typeof payload.sid === 'string'
        ? { userId: payload.sub, sessionId: payload.sid }
        : null;
    } catch {
      return null;
    }
  }

  async function end(sessionId: string, reason: string): Promise<void> {
    const { numUpdatedRows } = await db
      .updateTable('sessions')
      .set({ endedAt: iso(), endReason: reason })
      .where('id', '=', sessionId)
      .where('endedAt', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) onEnd(sessionId, reason);
  }

  return {
    async start(trx, userId) {
      const sessionId = newId();
      const refreshToken = randomBytes(32).toString('base64url');
      await trx
        .insertInto('sessions')
        .values({
          id: sessionId,
          userId,
          createdAt: iso(),
          expiresAt: iso(now() + SESSION_MS),
          endedAt: null,
          endReason: null,
        })
        .execute();
      await trx
        .insertInto('refreshTokens')
        .values({ hash: hashOf(refreshToken), sessionId, createdAt: iso(), usedAt: null })
        .execute();
      return { accessToken: await signAccess(userId, sessionId), refreshToken };
    },

    async refresh(refreshToken) {
      const hash = hashOf(refreshToken);
      const successor = successorOf(refreshToken);
      const outcome = await transact(db, async (trx) => {
        const found = await trx
          .selectFrom('refreshTokens')
          .innerJoin('sessions', 'sessions.id', 'refreshTokens.sessionId')
          .select(['sessions.id', 'sessions.userId', 'sessions.endedAt', 'sessions.expiresAt'])
          .where('refreshTokens.hash', '=', hash)
          .executeTakeFirst();
        if (found === undefined || found.endedAt !== null || found.expiresAt <= iso())
          throw sessionInvalid();
        await trx
          .updateTable('refreshTokens')
          .set({ usedAt: iso() })
          .where('hash', '=', hash)
          .where('usedAt', 'is', null)
          .execute();
        const { usedAt } = await trx
          .selectFrom('refreshTokens')
          .select('usedAt')
          .where('hash', '=', hash)
          .executeTakeFirstOrThrow();
        if (usedAt !== null && Date.parse(usedAt) + REUSE_GRACE_MS < now())
          return { reused: found.id };
        await trx
          .insertInto('refreshTokens')
          .values({ hash: hashOf(successor), sessionId: found.id, createdAt: iso(), usedAt: null })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        await trx
          .updateTable('sessions')
          .set({ expiresAt: iso(now() + SESSION_MS) })
          .where('id', '=', found.id)
          .execute();
        return { userId: found.userId, sessionId: found.id };
      });
      if (outcome.reused !== undefined) {
        // Someone holds a copy: neither side may go on with this session.
        await end(outcome.reused, 'reuse');
        throw sessionInvalid();
      }
      return {
        accessToken: await signAccess(outcome.userId, outcome.sessionId),
        refreshToken: successor,
      };
    },

    async holds(sessionId, refreshToken) {
      const row = await db
        .selectFrom('refreshTokens')
        .select('usedAt')
        .where('hash', '=', hashOf(refreshToken))
        .where('sessionId', '=', sessionId)
        .executeTakeFirst();
      return row !== undefined && row.usedAt === null;
    },

    async authenticate(header) {
      const claims = await readAccess(header, false);
      if (claims === null) return null;
      const row = await db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.userId')
        .select(['users.id', 'users.username', 'users.role', 'users.profilePicture'])
        .where('sessions.id', '=', claims.sessionId)
        .where('sessions.userId', '=', claims.userId)
        .where('sessions.endedAt', 'is', null)
        .where('sessions.expiresAt', '>', iso())
        .executeTakeFirst();
      return row === undefined ? null : { ...row, sessionId: claims.sessionId };
    },

    async endByAccessToken(header) {
      const claims = await readAccess(header, true);
      if (claims !== null) await end(claims.sessionId, 'logout');
    },

    async endByRefreshToken(refreshToken) {
      const row = await db
        .selectFrom('refreshTokens')
        .select('sessionId')
        .where('hash', '=', hashOf(refreshToken))
        .executeTakeFirst();
      if (row !== undefined) await end(row.sessionId, 'logout');
    },

    async endAllOf(userId, reason) {
      const rows = await db
        .selectFrom('sessions')
        .select('id')
        .where('userId', '=', userId)
        .where('endedAt', 'is', null)
        .execute();
      for (const { id } of rows) await end(id, reason);
    },

    async running(ids) {
      if (ids.length === 0) return new Set();
      const rows = await db
        .selectFrom('sessions')
        .select('id')
        .where('id', 'in', ids)
        .where('endedAt', 'is', null)
        .where('expiresAt', '>', iso())
        .execute();
      return new Set(rows.map((row) => row.id));
    },

    async tidy() {
      const limit = iso(now() - KEPT_AFTER_END_MS);
      await db
        .deleteFrom('sessions')
        .where((eb) => eb.or([eb('expiresAt', '<', limit), eb('endedAt', '<', limit)]))
        .execute();
      await db.deleteFrom('passwordResets').where('expiresAt', '<', limit).execute();
    },
  };
}
