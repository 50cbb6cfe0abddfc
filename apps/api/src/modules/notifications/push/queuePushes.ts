import type { Context } from '../../../context';
import type { Db } from '../../../db/dialect';
import { newId } from '../../../db/ids';
import { inSlices, inSteps, ROWS_AT_ONCE } from '../../../db/inSteps';
import { sendPushes } from './sendPushes';

/** Somebody is told of a room again after so long: a live one has a message each second. */
const ROOM_QUIET_MS = 10 * 60_000;
/** A node asks who is to be told of a room once in so long. */
const ROOM_ASKED_MS = 5_000;
const ROOMS_REMEMBERED = 1_000;

type Row = { sessionId: string; notificationId: string | null; roomId: string | null };

/** Puts down what is to be sent, so that it is sent once, and also where this node ends. */
async function queue({ db, now }: Pick<Context, 'db' | 'now'>, rows: Row[]): Promise<void> {
  const at = now();
  const waiting = { attempts: 0, dueAt: at, createdAt: at };
  await inSlices(rows, ROWS_AT_ONCE, (some) =>
    db
      .insertInto('pushDeliveries')
      .values(some.map((row) => ({ id: newId(), ...row, ...waiting })))
      .execute(),
  );
}

/**
 * Has the browsers of their recipients told of new notifications. Nobody waits for it; whether they
 * still may be told is asked when it is sent.
 */
export function pushNotifications(
  context: Context,
  stored: readonly { id: string; userId: string; type: string }[],
): void {
  const told = stored.filter(({ type }) => type === 'comment' || type === 'mention');
  if (told.length === 0) return;
  const work = async () => {
    const browsers = await context.db
      .selectFrom('pushSubscriptions')
      .where('userId', 'in', [...new Set(told.map(({ userId }) => userId))])
      .select(['sessionId', 'userId'])
      .execute();
    const rows = browsers.flatMap(({ sessionId, userId }) =>
      told
        .filter((one) => one.userId === userId)
        .map(({ id }) => ({ sessionId, notificationId: id, roomId: null })),
    );
    if (rows.length === 0) return;
    await queue(context, rows);
    await sendPushes(context);
  };
  context.background('pushing notifications', work());
}

/** When each room was asked for by a node. */
const askedOf = new WeakMap<Db, Map<string, number>>();

/** Has those told who have chosen a room, unless they were a short time ago. */
export function pushRoomMessage(context: Context, roomId: string, senderId: string): void {
  const { db, now } = context;
  const asked = askedOf.get(db) ?? new Map<string, number>();
  askedOf.set(db, asked);
  const time = Date.parse(now());
  if (time - (asked.get(roomId) ?? 0) < ROOM_ASKED_MS) return;
  if (asked.size >= ROOMS_REMEMBERED) asked.clear();
  asked.set(roomId, time);
  const before = new Date(time - ROOM_QUIET_MS).toISOString();
  const work = async () => {
    await inSteps(async () => {
      const due = db
        .selectFrom('pushRooms')
        .where('roomId', '=', roomId)
        .where('toldAt', '<', before)
        .where('userId', '!=', senderId)
        .select('userId')
        .limit(ROWS_AT_ONCE);
      // Of several nodes, one changes each row.
      const people = await db
        .updateTable('pushRooms')
        .set({ toldAt: now() })
        .where('roomId', '=', roomId)
        .where('toldAt', '<', before)
        .where('userId', 'in', due)
        .returning('userId')
        .execute();
      if (people.length === 0) return false;
      const browsers = await db
        .selectFrom('pushSubscriptions')
        .where(
          'userId',
          'in',
          people.map(({ userId }) => userId),
        )
        .select('sessionId')
        .execute();
      await queue(
        context,
        browsers.map(({ sessionId }) => ({ sessionId, notificationId: null, roomId })),
      );
      return people.length === ROWS_AT_ONCE;
    });
    await sendPushes(context);
  };
  context.background('pushing messages of a room', work());
}
