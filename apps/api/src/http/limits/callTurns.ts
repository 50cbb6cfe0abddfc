import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import { dialectOf } from '../../db/dialect';
import type { Db } from '../../db/dialect';
import { createJobQueue } from '../../services/jobQueue';
import { addressNames } from '../clientAddress';
import { unavailable } from '../errors';
import { settleCostly } from './costlyReads';
import { rateKey } from './rates';
import type { RateClass } from './rates';

/** Calls of one person, or of visitors of one address, that are answered at a time. */
const OF_ONE = 4;
/**
 * On the embedded database, which does one thing at a time: more would be answered in one go, while
 * nobody else hears anything. Another goes on while one waits for something else. What writes has
 * places of its own, as it may wait for another process that does.
 */
const EMBEDDED = 2;
const WRITING = new Set<RateClass | undefined>(['write', 'session']);
/** Connections that calls leave to the rest: to who asks whose token it is, and to sockets. */
const CONNECTIONS_LEFT = 2;
/** Beyond, who has most waiting is refused. */
const WAITING_MAX = 10_000;
/** Who waits longer is refused: where the database is silent, each call before takes seconds. */
const WAIT_MS = 10_000;

/** What a call is that waits for the database alone, and not for a device, a file or a hash. */
const TAKE_TURNS = new Set<RateClass | undefined>([
  'read',
  'longList',
  'write',
  'lookup',
  'session',
]);

type Counting = Pick<Context, 'db' | 'config'>;

type Queue = ReturnType<typeof createJobQueue>;
const queues = { all: new WeakMap<Db, Queue>(), writing: new WeakMap<Db, Queue>() };

/** The queue of a node, which has as many places as its calls may have connections, or a few. */
function queueOf({ db, config }: Counting, rate: RateClass | undefined) {
  const isEmbedded = dialectOf(db) === 'sqlite';
  const running = isEmbedded ? EMBEDDED : Math.max(2, config.databasePool - CONNECTIONS_LEFT);
  const known = queues[isEmbedded && WRITING.has(rate) ? 'writing' : 'all'];
  const queue = known.get(db) ?? createJobQueue({ running, waiting: WAITING_MAX, ofOne: OF_ONE });
  known.set(db, queue);
  return queue;
}

/** Calls that have their turn, until they are answered. */
const begun = new WeakMap<FastifyRequest, () => void>();

/**
 * Waits for the turn of a call. Ranges of addresses take turns, the addresses of each, and the
 * people of each address: who sends hundreds at once, which may all wait for one row, keeps nobody
 * else from the database. Resolves to whether it had to wait.
 */
export function takeTurn(counting: Counting, request: FastifyRequest): Promise<boolean> {
  const { rate } = request.routeOptions.config;
  if (!TAKE_TURNS.has(rate)) return Promise.resolve(false);
  const asker = [...addressNames(request.ip), rateKey(counting.config, rate, request)];
  return new Promise((resolve, reject) => {
    let hasWaited = false;
    const since = performance.now();
    const begin = async () => {
      if (performance.now() - since > WAIT_MS) throw unavailable();
      await new Promise<void>((end) => {
        // What others have sent meanwhile comes first, or hundreds would be answered in one go.
        begun.set(request, () => void setImmediate(end));
        resolve(hasWaited);
      });
    };
    queueOf(counting, rate)(begin, asker).catch(reject);
    hasWaited = true;
  });
}

/** Ends the turn of a call that is done, also where its caller has gone and nothing is sent. */
export function endTurn(request: FastifyRequest): void {
  begun.get(request)?.();
  begun.delete(request);
}

/** Ends the turn of a call that has been answered, or refused, and counts what it has cost. */
export const endingCalls =
  (context: Context) =>
  async (request: FastifyRequest, _reply: FastifyReply, payload: unknown): Promise<void> => {
    endTurn(request);
    await settleCostly(context, request, payload);
  };
