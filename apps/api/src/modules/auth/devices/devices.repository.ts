import { DEVICES_MAX } from '@clubline/contract';
import type { Device } from '@clubline/contract';
import type { Queryable } from '../../../db/dialect';
import type { Actor } from '../../../http/actor';

/** Rows that are read for a list: enough for all devices with a few frames each. */
const ROWS_MAX = 500;

const runningOf = (db: Queryable, userId: string, now: string) =>
  db
    .selectFrom('sessions')
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now);

/** Running sessions, the one used last first. */
const byUse = (db: Queryable, userId: string, now: string) =>
  runningOf(db, userId, now)
    .orderBy((eb) => eb.fn.coalesce('lastUsedAt', 'createdAt'), 'desc')
    .orderBy('id');

/** On which devices somebody is signed in: this one, then the one used last. */
export async function listDevices(
  db: Queryable,
  { id: userId, sessionId }: Pick<Actor, 'id' | 'sessionId'>,
  now: string,
): Promise<Device[]> {
  const rows = await byUse(db, userId, now).selectAll().limit(ROWS_MAX).execute();
  const running = new Set(rows.map(({ id }) => id));
  const isBeside = ({ besideId }: { besideId: string | null }) =>
    besideId !== null && running.has(besideId);
  return rows
    .filter((row) => !isBeside(row))
    .map((row) => {
      const { id, browser, system, createdAt, besideId } = row;
      const all = rows.filter((other) => other === row || other.besideId === id);
      return {
        id,
        browser,
        system,
        startedAt: createdAt,
        // They are in the order of their use.
        lastUsedAt: all[0]?.lastUsedAt ?? createdAt,
        isCurrent: all.some((one) => one.id === sessionId),
        isFrame: besideId !== null,
      };
    })
    .toSorted(
      (a, b) =>
        Number(b.isCurrent) - Number(a.isCurrent) || b.lastUsedAt.localeCompare(a.lastUsedAt),
    )
    .slice(0, DEVICES_MAX);
}

interface SeenDevice {
  browser: string | null;
  system: string | null;
  networkHash: string;
}

/**
 * Whether a person has signed in with such a browser and in such a network, as far back as sessions
 * are kept: a month after their end. Null when there is no session of theirs at all.
 */
export async function isSeenDevice(
  db: Queryable,
  userId: string,
  { browser, system, networkHash }: SeenDevice,
): Promise<boolean | null> {
  const own = db.selectFrom('sessions').select('id').where('userId', '=', userId);
  const seen = await own
    .where('networkHash', '=', networkHash)
    .where('browser', browser === null ? 'is' : '=', browser)
    .where('system', system === null ? 'is' : '=', system)
    .where('besideId', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (seen !== undefined) return true;
  return (await own.limit(1).executeTakeFirst()) === undefined ? null : false;
}

/** Whether a person has begun a session in such a network since that time. */
export async function isSeenNetwork(
  db: Queryable,
  userId: string,
  networkHash: string,
  since: string,
): Promise<boolean> {
  const seen = await db
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', userId)
    .where('networkHash', '=', networkHash)
    .where('createdAt', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return seen !== undefined;
}

/** Running sessions of a person beyond the number that one may have, those unused for longest. */
export async function findSurplus(db: Queryable, userId: string, now: string): Promise<string[]> {
  const rows = await byUse(db, userId, now)
    .select('id')
    .offset(DEVICES_MAX)
    .limit(ROWS_MAX)
    .execute();
  return rows.map(({ id }) => id);
}
