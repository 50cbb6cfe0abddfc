import type { Context } from '../../../context';
import { dialectOf, transact } from '../../../db/dialect';
import type { Db, Queryable } from '../../../db/dialect';
import { newId } from '../../../db/ids';
import { inSlices, inSteps, ROWS_AT_ONCE } from '../../../db/inSteps';
import { sendPushes } from './sendPushes';

/** Somebody is told of a room again after so long: a live one has a message each second. */
const ROOM_QUIET_MS = 10 * 60_000;
/** A node asks who is to be told of a room once in so long. */
const ROOM_ASKED_MS = 5_000;
const ROOMS_REMEMBERED = 1_000;
/**
 * News that somebody is told of; what is beyond stands in the list alone. So much of it by one
 * person, and by all whom they do not follow, so that nobody keeps others from being heard.
 */
const OF_ONE = { max: 30, windowMs: 10 * 60_000 };
const OF_ONE_BY_ONE = { max: 10, windowMs: 10 * 60_000 };
const OF_ONE_BY_STRANGERS = { max: 20, windowMs: 10 * 60_000 };
/**
 * Browsers that are told of what one person does: a text names twenty people, each with twenty
 * browsers, and one may write hundreds in a minute. All wait in one line.
 */
const BY_ONE = { max: 1_000, windowMs: 10 * 60_000 };

type Row = { sessionId: string; notificationId: string | null; roomId: string | null };

/** Puts down what is to be sent, so that it is sent once, and also where this node ends. */
async function queue({ db, now }: Pick<Context, 'db' | 'now'>, rows: Row[]): Promise<void> {
  const at = now();
  const waiting = { attempts: 0, dueAt: at, createdAt: at };
  await inSlices(rows, ROWS_AT_ONCE, (some) =>
    transact(db, async (trx) => {
      const browsers = await holdBrowsers(
        trx,
        some.map(({ sessionId }) => sessionId),
      );
      const left = some.filter(({ sessionId }) => browsers.has(sessionId));
      if (left.length > 0)
        await trx
          .insertInto('pushDeliveries')
          .values(left.map((row) => ({ id: newId(), ...row, ...waiting })))
          .execute();
    }),
  );
}

/**
 * Which of these browsers are on, and stay so until the commit: one that is turned off meanwhile
 * would take with it what all others are to be told. Who is just doing so is not waited for.
 */
async function holdBrowsers(trx: Queryable, sessionIds: string[]): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('pushSubscriptions')
    .where('sessionId', 'in', sessionIds)
    .select('sessionId')
    .$if(dialectOf(trx) === 'postgres', (query) => query.forKeyShare().skipLocked())
    .execute();
  return new Set(rows.map(({ sessionId }) => sessionId));
}

interface Stored {
  id: string;
  userId: string;
  actorId: string;
  type: string;
}

/** Counts what so many browsers are to be told of; whether it is within the limits. */
async function takePush(
  { counters, config: { rateLimitScale } }: Context,
  { userId, actorId }: Stored,
  { browsers, isStranger }: { browsers: number; isStranger: boolean },
): Promise<boolean> {
  const take = async (key: string, { max, windowMs }: typeof OF_ONE, uses: number) =>
    (await counters.take(key, Math.ceil(max * rateLimitScale), windowMs, uses)).allowed;
  return (
    // In this order: who may have no more told uses up nothing of what others may be told.
    (await take(`pushes-by:${actorId}`, BY_ONE, browsers)) &&
    (await take(`pushes-between:${actorId}:${userId}`, OF_ONE_BY_ONE, 1)) &&
    (!isStranger || (await take(`pushes-strange:${userId}`, OF_ONE_BY_STRANGERS, 1))) &&
    (await take(`pushes-to:${userId}`, OF_ONE, 1))
  );
}

/**
 * Has the browsers of their recipients told of new notifications, as long as those are not too
 * many. Nobody waits for it; whether they still may be told is asked when it is sent.
 */
export function pushNotifications(context: Context, stored: readonly Stored[]): void {
  const told = stored.filter(({ type }) => type === 'comment' || type === 'mention');
  if (told.length === 0) return;
  const work = async () => {
    const recipients = [...new Set(told.map(({ userId }) => userId))];
    const browsers = await context.db
      .selectFrom('pushSubscriptions')
      .where('userId', 'in', recipients)
      .select(['sessionId', 'userId'])
      .execute();
    const followed = await context.db
      .selectFrom('follows')
      .where('followerId', 'in', recipients)
      .where('followedId', 'in', [...new Set(told.map(({ actorId }) => actorId))])
      .select(['followerId', 'followedId'])
      .execute();
    const isStranger = ({ userId, actorId }: Stored) =>
      !followed.some((one) => one.followerId === userId && one.followedId === actorId);
    const rows = await Promise.all(
      told.map(async (one): Promise<Row[]> => {
        const own = browsers.filter(({ userId }) => userId === one.userId);
        const taking = { browsers: own.length, isStranger: isStranger(one) };
        if (own.length === 0 || !(await takePush(context, one, taking))) return [];
        return own.map(({ sessionId }) => ({ sessionId, notificationId: one.id, roomId: null }));
      }),
    );
    if (rows.flat().length === 0) return;
    await queue(context, rows.flat());
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
