import { PUSH_BROWSERS_MAX } from '@clubline/contract';
import type { PushKinds, PushSettings } from '@clubline/contract';
import type { Context } from '../../../context';
import { isUniqueViolation, transact } from '../../../db/dialect';
import type { Db, Queryable } from '../../../db/dialect';
import { ROWS_AT_ONCE, untilNone } from '../../../db/inSteps';
import type { Actor } from '../../../http/actor';
import { conflict, sessionInvalid } from '../../../http/errors';
import type { Language } from '../../../http/language';
import { lockAccount } from '../../account';

type Who = Pick<Actor, 'id' | 'sessionId'>;

/** Long ago: whoever chooses a room is told of the next message in it. */
const NEVER = new Date(0).toISOString();

/** Of what somebody wants to be told, and whether this browser tells them. */
export async function findSettings(
  { db, pushes: { publicKey } }: Pick<Context, 'db' | 'pushes'>,
  { id: userId, sessionId }: Who,
): Promise<PushSettings> {
  const kinds = await db
    .selectFrom('pushKinds')
    .where('userId', '=', userId)
    .select(['replies', 'mentions'])
    .executeTakeFirst();
  const rooms = await db
    .selectFrom('pushRooms')
    .where('userId', '=', userId)
    .select('roomId')
    .orderBy('roomId')
    .execute();
  const subscription = await db
    .selectFrom('pushSubscriptions')
    .where('sessionId', '=', sessionId)
    .where('publicKey', '=', publicKey)
    .select('sessionId')
    .executeTakeFirst();
  return {
    kinds: {
      replies: kinds?.replies !== 0,
      mentions: kinds?.mentions !== 0,
      rooms: rooms.map(({ roomId }) => roomId),
    },
    publicKey,
    isOn: subscription !== undefined,
  };
}

/** Stores of what somebody wants to be told, in the place of what they wanted before. */
export async function setKinds(
  db: Db,
  userId: string,
  { replies, mentions, rooms }: PushKinds,
): Promise<void> {
  const wanted = { replies: Number(replies), mentions: Number(mentions) };
  await transact(db, async (trx) => {
    if (!(await lockAccount(trx, userId))) throw sessionInvalid();
    await trx
      .insertInto('pushKinds')
      .values({ userId, ...wanted })
      .onConflict((on) => on.column('userId').doUpdateSet(wanted))
      .execute();
    let gone = trx.deleteFrom('pushRooms').where('userId', '=', userId);
    if (rooms.length > 0) gone = gone.where('roomId', 'not in', rooms);
    await gone.execute();
    const rows = [...new Set(rooms)].map((roomId) => ({ userId, roomId, toldAt: NEVER }));
    if (rows.length > 0)
      await trx
        .insertInto('pushRooms')
        .values(rows)
        .onConflict((on) => on.doNothing())
        .execute();
  });
}

interface NewSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  publicKey: string;
  language: Language;
}

/**
 * Tells a person in the browser of this session from now on, and in it nobody else: one that told
 * somebody else until now is theirs. What was still to be sent to that one goes with it.
 */
export async function subscribe(
  db: Db,
  { id: userId, sessionId }: Who,
  subscription: NewSubscription,
  now: string,
): Promise<void> {
  try {
    await transact(db, async (trx) => {
      if (!(await lockAccount(trx, userId))) throw sessionInvalid();
      await trx
        .deleteFrom('pushSubscriptions')
        .where((eb) =>
          eb.or([eb('sessionId', '=', sessionId), eb('endpoint', '=', subscription.endpoint)]),
        )
        .execute();
      const kept = trx
        .selectFrom('pushSubscriptions')
        .where('userId', '=', userId)
        .orderBy('createdAt', 'desc')
        .orderBy('sessionId')
        .limit(PUSH_BROWSERS_MAX - 1)
        .select('sessionId');
      await trx
        .deleteFrom('pushSubscriptions')
        .where('userId', '=', userId)
        .where('sessionId', 'not in', kept)
        .execute();
      await trx
        .insertInto('pushSubscriptions')
        .values({ sessionId, userId, ...subscription, createdAt: now })
        .execute();
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw conflict('This browser was just turned on by somebody else.');
  }
}

/** Tells nobody in the browser of a session any more. */
export async function unsubscribe(db: Queryable, sessionId: string): Promise<void> {
  await db.deleteFrom('pushSubscriptions').where('sessionId', '=', sessionId).execute();
}

/** Deletes those of sessions that are over; nothing is sent to them anyway. */
export async function deleteEndedPushes(db: Db, now: number): Promise<void> {
  const ended = db
    .selectFrom('pushSubscriptions')
    .innerJoin('sessions', 'sessions.id', 'pushSubscriptions.sessionId')
    .where((eb) =>
      eb.or([
        eb('sessions.endedAt', 'is not', null),
        eb('sessions.expiresAt', '<=', new Date(now).toISOString()),
      ]),
    )
    .select('pushSubscriptions.sessionId')
    .limit(ROWS_AT_ONCE);
  await untilNone(db.deleteFrom('pushSubscriptions').where('sessionId', 'in', ended));
}
