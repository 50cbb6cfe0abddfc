import type { SelectQueryBuilder } from 'kysely';
import { dialectOf } from '../../../db/dialect';
import type { Queryable } from '../../../db/dialect';
import { ROWS_AT_ONCE, untilNone } from '../../../db/inSteps';
import type { Tables } from '../../../db/tables';
import { DAY_MS, iso } from '../sessions.repository';

/**
 * Ended sessions and tokens long used are kept this long, so that a late reuse of a token is still
 * recognised.
 */
const RETENTION_MS = 30 * DAY_MS;

/**
 * Ends a session, and with it those of frames that were begun beside it; answers which had not
 * ended before. In a transaction: whoever begins one meanwhile holds the row of the first.
 */
export async function endSession(
  trx: Queryable,
  sessionId: string,
  reason: string,
  now: number,
): Promise<string[]> {
  const own = await trx
    .updateTable('sessions')
    .set({ endedAt: iso(now), endReason: reason })
    .where('endedAt', 'is', null)
    .where('id', '=', sessionId)
    .returning('userId')
    .executeTakeFirst();
  if (own === undefined) return [];
  // Only a statement of its own sees what was begun while the first one waited.
  const frames = trx
    .selectFrom('sessions')
    .where('userId', '=', own.userId)
    .where('besideId', '=', sessionId);
  return [sessionId, ...(await endInOrder(trx, frames, reason, now))];
}

/**
 * Ends those of the sessions that have not ended; answers which. What others were begun beside goes
 * first, and of several each in its turn: whoever else ends some of them waits for the first.
 */
async function endInOrder(
  db: Queryable,
  sessions: SelectQueryBuilder<Tables, 'sessions', object>,
  reason: string,
  now: number,
): Promise<string[]> {
  const locked = await sessions
    .where('endedAt', 'is', null)
    .select('id')
    .orderBy((eb) => eb('besideId', 'is not', null))
    .orderBy('id')
    .$if(dialectOf(db) === 'postgres', (query) => query.forNoKeyUpdate())
    .execute();
  const ids = locked.map(({ id }) => id);
  if (ids.length > 0)
    await db
      .updateTable('sessions')
      .set({ endedAt: iso(now), endReason: reason })
      .where('id', 'in', ids)
      .execute();
  return ids;
}

/** Which sessions of a person are meant: all when nothing is said. */
export interface Which {
  /** This one, with those of frames that were begun beside it. */
  device?: string;
  but?: string;
  /** These, with those of frames that were begun beside them. */
  among?: string[];
}

/** Ends sessions of a person; answers which had not ended before. */
export async function endSessionsOfUser(
  db: Queryable,
  userId: string,
  reason: string,
  now: number,
  { device, but, among }: Which = {},
): Promise<string[]> {
  let ending = db.selectFrom('sessions').where('userId', '=', userId);
  if (device !== undefined)
    ending = ending.where((eb) => eb.or([eb('id', '=', device), eb('besideId', '=', device)]));
  if (but !== undefined) ending = ending.where('id', '!=', but);
  if (among !== undefined)
    ending = ending.where((eb) => eb.or([eb('id', 'in', among), eb('besideId', 'in', among)]));
  return await endInOrder(db, ending, reason, now);
}

/** Ends all links that somebody was mailed: none sets a password after what ends their sessions. */
export async function endResetLinks(trx: Queryable, userId: string, now: string): Promise<void> {
  await trx
    .updateTable('passwordResets')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .execute();
}

/**
 * Deletes sessions, with their tokens, and mailed links that nothing can lead to any more, of
 * running sessions the tokens whose next one was used long ago, and answered challenges.
 */
export async function deleteExpiredSessions(db: Queryable, now: number): Promise<void> {
  const limit = iso(now - RETENTION_MS);
  const usedTokens = db
    .selectFrom('refreshTokens')
    .select('hash')
    .where('usedAt', '<', limit)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('refreshTokens as later')
          .select('later.hash')
          .whereRef('later.sessionId', '=', 'refreshTokens.sessionId')
          .whereRef('later.createdAt', '>', 'refreshTokens.createdAt')
          .where('later.usedAt', '<', limit),
      ),
    );
  const sessions = db
    .selectFrom('sessions')
    .select('id')
    .where((eb) => eb.or([eb('expiresAt', '<', limit), eb('endedAt', '<', limit)]));
  const resets = db.selectFrom('passwordResets').select('hash').where('expiresAt', '<', limit);
  const confirmations = db
    .selectFrom('emailConfirmations')
    .select('hash')
    .where('expiresAt', '<', limit);
  const challenges = db.selectFrom('usedChallenges').select('hash').where('usedAt', '<', limit);
  // Tokens first: nearly all of a session's are gone before it takes the rest with it.
  await untilNone(
    db.deleteFrom('refreshTokens').where('hash', 'in', usedTokens.limit(ROWS_AT_ONCE)),
  );
  await untilNone(db.deleteFrom('sessions').where('id', 'in', sessions.limit(ROWS_AT_ONCE)));
  await untilNone(db.deleteFrom('passwordResets').where('hash', 'in', resets.limit(ROWS_AT_ONCE)));
  await untilNone(
    db.deleteFrom('emailConfirmations').where('hash', 'in', confirmations.limit(ROWS_AT_ONCE)),
  );
  await untilNone(
    db.deleteFrom('usedChallenges').where('hash', 'in', challenges.limit(ROWS_AT_ONCE)),
  );
}
