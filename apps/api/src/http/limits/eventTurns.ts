import { setImmediate as nextTurn } from 'node:timers/promises';
import { createJobQueue } from '../../services/jobQueue';
import type { Asker } from '../../services/fairShares';

/** Events that are handled at a time; others come between those of one address. */
const RUNNING = 64;
/** Events of one person, or of visitors of one address, that are handled at a time. */
const OF_ONE = 4;
/** Beyond, who has most waiting is refused. */
const WAITING_MAX = 10_000;

const queues = new WeakMap<object, ReturnType<typeof createJobQueue>>();

/**
 * Waits for the turn of an event of a socket, and handles it. As with calls, ranges of addresses
 * take turns, the addresses of each, and the people of each address: hundreds of sockets that send
 * at once keep the node from nobody else. Begun in the order in which one has sent them.
 */
export function takeEventTurn<T>(node: object, asker: Asker, handle: () => Promise<T>): Promise<T> {
  const queue =
    queues.get(node) ?? createJobQueue({ running: RUNNING, waiting: WAITING_MAX, ofOne: OF_ONE });
  queues.set(node, queue);
  return new Promise((resolve, reject) => {
    const work = async () => {
      await handle().then(resolve, reject);
      // What others have sent meanwhile comes first, or hundreds would be handled in one go.
      await nextTurn();
    };
    queue(work, asker).catch(reject);
  });
}
