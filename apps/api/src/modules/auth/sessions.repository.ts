import { sql } from 'kysely';
import type { Scope } from '../../db/changes/changes';
import { storedSum } from '../../db/changes/storedChanges';
import { compiledOnce } from '../../db/compiledOnce';
import type { Parameters } from '../../db/compiledOnce';
import { transact } from '../../db/dialect';
import type { Db, Queryable } from '../../db/dialect';
import { newId } from '../../db/ids';
import { inSlices, ROWS_AT_ONCE } from '../../db/inSteps';
import type { Actor } from '../../http/actor';
import { sessionInvalid } from '../../http/errors';
import type { AccessClaims } from './accessTokens';
import { hashToken } from './tokenHash';

export const DAY_MS = 24 * 60 * 60 * 1000;
/** A session that is not used this long ends. */
const SESSION_MS = 60 * DAY_MS;
/** However much it is used, a session ends this long after somebody has signed in. */
const SESSION_MAX_MS = 90 * DAY_MS;
/** One that nobody has taken over ends this long after it began. */
const UNCLAIMED_MS = 5 * 60_000;
export const iso = (time: number): string => new Date(time).toISOString();

/** When a session of somebody who signed in at that time ends, unless it is used again. */
const endOf = (signedInAt: string, now: number): string =>
  iso(Math.min(now + SESSION_MS, Date.parse(signedInAt) + SESSION_MAX_MS));

export interface NewSession {
  userId: string;
  refreshToken: string;
  /** @default now */
  signedInAt?: string | undefined;
  browser?: string | null;
  system?: string | null;
  networkHash?: string;
  besideId?: string;
  /** Whether it waits for somebody to renew it, and else ends soon. @default false */
  isUnclaimed?: boolean;
}

/** Stores a new session with its first refresh token; answers its id. */
export async function insertSession(
  db: Queryable,
  { userId, refreshToken, signedInAt, ...origin }: NewSession,
  now: number,
): Promise<string> {
  const sessionId = newId();
  const createdAt = signedInAt ?? iso(now);
  await db
    .insertInto('sessions')
    .values({
      id: sessionId,
      userId,
      createdAt,
      expiresAt: origin.isUnclaimed ? iso(now + UNCLAIMED_MS) : endOf(createdAt, now),
      endedAt: null,
      endReason: null,
      browser: origin.browser ?? null,
      system: origin.system ?? null,
      networkHash: origin.networkHash ?? null,
      lastUsedAt: iso(now),
      besideId: origin.besideId ?? null,
    })
    .execute();
  await db
    .insertInto('refreshTokens')
    .values({ hash: hashToken(refreshToken), sessionId, createdAt: iso(now), usedAt: null })
    .execute();
  return sessionId;
}

/** A refresh token, and the one that follows it. */
export interface TokenPair {
  token: string;
  next: string;
}

/** The session goes on, or a token was used again that only a copy can still hold. */
export type Exchange = { isReused: false; claims: AccessClaims } | { isReused: true; id: string };

/** Marks a refresh token as used and stores the next one; 401 when its session is over. */
export async function exchangeRefreshToken(
  db: Db,
  { token, next }: TokenPair,
  now: number,
): Promise<Exchange> {
  const hash = hashToken(token);
  return await transact(db, async (trx) => {
    const session = await trx
      .selectFrom('refreshTokens')
      .innerJoin('sessions', 'sessions.id', 'refreshTokens.sessionId')
      .select(['sessions.id', 'sessions.userId', 'sessions.createdAt', 'refreshTokens.usedAt'])
      .where('refreshTokens.hash', '=', hash)
      .where('sessions.endedAt', 'is', null)
      .where('sessions.expiresAt', '>', iso(now))
      .executeTakeFirst();
    if (session === undefined) throw sessionInvalid();
    const expiresAt = endOf(session.createdAt, now);
    if (expiresAt <= iso(now)) throw sessionInvalid();
    const successor = await findRefreshToken(trx, next);
    if (isSpent(session, successor)) {
      // Its own next one is not known by this secret: it may be a copy, or its answer was lost.
      if (successor === undefined) throw sessionInvalid();
      return { isReused: true, id: session.id };
    }
    await trx
      .updateTable('refreshTokens')
      .set({ usedAt: iso(now) })
      .where('hash', '=', hash)
      .where('usedAt', 'is', null)
      .execute();
    await trx
      .insertInto('refreshTokens')
      .values({ hash: hashToken(next), sessionId: session.id, createdAt: iso(now), usedAt: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const use = { expiresAt, lastUsedAt: iso(now) };
    await trx.updateTable('sessions').set(use).where('id', '=', session.id).execute();
    return { isReused: false, claims: { userId: session.userId, sessionId: session.id } };
  });
}

/**
 * Whether this is a token of the session whose owner may still use it: the one after it was never
 * used, so that its owner may not even have received that one.
 */
export async function isCurrentToken(
  db: Queryable,
  sessionId: string,
  { token, next }: TokenPair,
): Promise<boolean> {
  const found = await findRefreshToken(db, token);
  return found?.sessionId === sessionId && !isSpent(found, await findRefreshToken(db, next));
}

interface Use {
  usedAt: string | null;
}

/**
 * Whether a token was used and its owner has the one after it: that was used too, or is not to be
 * found, as when the secret has changed that it was made with.
 */
const isSpent = (token: Use, successor: Use | undefined): boolean =>
  token.usedAt !== null && successor?.usedAt !== null;

export const findRefreshToken = (db: Queryable, token: string) =>
  db
    .selectFrom('refreshTokens')
    .select(['sessionId', 'usedAt'])
    .where('hash', '=', hashToken(token))
    .executeTakeFirst();

type SessionClaims = Parameters<AccessClaims & { now: string; scopes?: string[] }>;

const sessionUser = compiledOnce((db, claims: SessionClaims) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['users.id', 'users.username', 'users.role', 'users.profilePicture'])
    .select('sessions.expiresAt')
    .select((claims.scopes ? storedSum(claims.scopes) : sql<string | null>`null`).as('stored'))
    .where('sessions.id', '=', claims.sessionId)
    .where('sessions.userId', '=', claims.userId)
    .where('users.disabledAt', 'is', null)
    .where('sessions.endedAt', 'is', null)
    .where('sessions.expiresAt', '>', claims.now),
);

export interface SessionUser {
  user: Omit<Actor, 'sessionId' | 'tokenExpiresAt' | 'partner'>;
  /** When the session runs out, unless it is used. */
  expiresAt: string;
  /** What `storedSum` says of the scopes that were asked for. */
  stored: string | null;
}

/** The person of a running session, and the changes in some scopes where rows tell them. */
export async function findSessionUser(
  db: Queryable,
  { userId, sessionId }: AccessClaims,
  now: number,
  scopes?: readonly Scope[],
): Promise<SessionUser | undefined> {
  const asked = scopes && { scopes: [...scopes] };
  const row = await sessionUser.first(db, { userId, sessionId, now: iso(now), ...asked });
  if (row === undefined) return undefined;
  const { expiresAt, stored, ...user } = row;
  return { user, expiresAt, stored };
}

/** Those of these sessions that run, however many are asked for. */
export async function findRunningSessions(
  db: Queryable,
  ids: string[],
  now: number,
): Promise<Set<string>> {
  const found = new Set<string>();
  await inSlices(ids, ROWS_AT_ONCE, async (some) => {
    const rows = await db
      .selectFrom('sessions')
      .select('id')
      .where('id', 'in', some)
      .where('endedAt', 'is', null)
      .where('expiresAt', '>', iso(now))
      .execute();
    for (const { id } of rows) found.add(id);
  });
  return found;
}

/** A session, while it is running. */
export const findRunning = (db: Queryable, sessionId: string, now: number) =>
  db
    .selectFrom('sessions')
    .select(['id', 'createdAt', 'besideId'])
    .where('id', '=', sessionId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', iso(now))
    .executeTakeFirst();

/** Holds the row of a session, of a frame's the one it was begun beside, until the commit. */
export async function lockOutermost(trx: Queryable, sessionId: string): Promise<void> {
  const own = await trx
    .selectFrom('sessions')
    .select('besideId')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  // Writing what is there locks the row in both databases.
  await trx
    .updateTable('sessions')
    .set((eb) => ({ createdAt: eb.ref('createdAt') }))
    .where('id', '=', own?.besideId ?? sessionId)
    .execute();
}
