import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context } from '../../context';
import type { Db } from '../../db/dialect';
import { isOutage } from '../../db/outage';
import { storeMessage, storeMessages } from './storeMessages';
import type { NewMessage, StoredMessage } from './storeMessages';

/** Messages stored at once: as many of the longest as may wait for one client (`cutHanging`). */
const MOST = 20;

interface Waiting {
  input: NewMessage;
  resolve: (stored: StoredMessage) => void;
  reject: (error: unknown) => void;
}

/** What waits in each room of a node, while what came before is stored. */
const queues = new WeakMap<Db, Map<string, Waiting[]>>();

/**
 * Stores a message together with others of its room that come at the same moment, or while those
 * before are stored: a commit waits for the disk, however many messages it holds. Resolves after
 * the commit, in the order of their numbers.
 */
export function storeTogether(
  { db, now }: Pick<Context, 'db' | 'now'>,
  input: NewMessage,
): Promise<StoredMessage> {
  const rooms = queues.get(db) ?? new Map<string, Waiting[]>();
  queues.set(db, rooms);
  const { roomId } = input;
  return new Promise((resolve, reject) => {
    const message = { input, resolve, reject };
    const waiting = rooms.get(roomId);
    if (waiting) return void waiting.push(message);
    const queue = [message];
    rooms.set(roomId, queue);
    void storeAll(db, queue, { now, end: () => rooms.delete(roomId) });
  });
}

async function storeAll(
  db: Db,
  queue: Waiting[],
  { now, end }: { now: () => string; end: () => void },
): Promise<void> {
  do {
    // What has arrived by now is read, and what was sent before goes out.
    await nextTurn();
    await storeNext(db, queue.splice(0, MOST), now);
  } while (queue.length > 0);
  // At once: what comes from here on begins another queue.
  end();
}

async function storeNext(db: Db, some: Waiting[], now: () => string): Promise<void> {
  const inputs = some.map(({ input }) => input);
  try {
    const outcomes = await storeMessages(db, inputs, now);
    for (const [at, outcome] of outcomes.entries()) {
      const { resolve, reject } = some[at]!;
      if ('stored' in outcome) resolve(outcome.stored);
      else reject(outcome.refusal);
    }
  } catch (error) {
    if (isOutage(error)) for (const { reject } of some) reject(error);
    // One of them cannot be stored, and the others shall not suffer for it.
    else
      for (const { input, resolve, reject } of some)
        await storeMessage(db, input, now).then(resolve, reject);
  }
}
