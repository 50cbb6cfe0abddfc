import { Redis } from 'ioredis';
import type { Command, RedisOptions } from 'ioredis';
import type { FastifyBaseLogger } from 'fastify';

/** A call waits this long for Redis; one that says nothing is away, and connected to anew. */
const ANSWER_MS = 500;
/** Where no call waits: at start, and between the nodes, where a new connection loses messages. */
const PATIENT_ANSWER_MS = 5_000;
const CONNECT_MS = 2_000;
/** How often it is asked whether the connection that only listens is still one. */
const PING_MS = 5_000;
/** What waits to be published while Redis is away; what comes then is not kept. */
const WAITING_MAX = 1_000;

export interface RedisClients {
  /** Commands fail soon while the server is away or silent, so that no request hangs on it. */
  commands: Redis;
  publish: Redis;
  subscribe: Redis;
  close(): Promise<void>;
}

/** Connections to Redis; throws when it cannot be reached at start. */
export async function connectRedis(url: string, log: FastifyBaseLogger): Promise<RedisClients> {
  const common: RedisOptions = {
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    socketTimeout: PATIENT_ANSWER_MS,
  };
  const commands = new Redis(url, {
    ...common,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
  });
  const publish = new Messenger(url, { ...common, maxRetriesPerRequest: null });
  const subscribe = new Messenger(url, { ...common, maxRetriesPerRequest: null });
  const all = [commands, publish, subscribe];
  await connectAll(all);
  for (const client of all) client.on('error', (err: unknown) => log.warn({ err }, 'redis'));
  Object.assign(commands.options, { socketTimeout: ANSWER_MS, commandTimeout: ANSWER_MS });
  const pinging = setInterval(() => {
    if (subscribe.status === 'ready') void subscribe.ping();
  }, PING_MS).unref();
  return {
    commands,
    publish,
    subscribe,
    async close() {
      clearInterval(pinging);
      for (const client of all) client.disconnect();
    },
  };
}

/** Throws the first error; a client's own says only that its connection is closed. */
async function connectAll(clients: Redis[]): Promise<void> {
  let first: unknown;
  const remember = (error: unknown): void => void (first ??= error);
  for (const client of clients) client.on('error', remember);
  try {
    await Promise.all(clients.map((client) => client.connect()));
  } catch (error) {
    for (const client of clients) client.disconnect();
    throw first ?? error;
  }
  for (const client of clients) client.off('error', remember);
}

/**
 * A connection of the sockets between the nodes, which wait for none of its answers. While Redis is
 * away it keeps a bounded number of messages.
 */
class Messenger extends Redis {
  readonly #waiting = new Set<Command>();

  override sendCommand(...[command, stream]: Parameters<Redis['sendCommand']>): unknown {
    // One that is sent again after a new connection is among those that wait.
    if (!this.#waiting.has(command)) {
      const settled = () => this.#waiting.delete(command);
      command.promise.then(settled, settled);
      // What opens the connection has to pass.
      if (command.name === 'publish' && this.#waiting.size >= WAITING_MAX) {
        command.reject(new Error('Redis is away, and too much is waiting for it.'));
        return command.promise;
      }
      this.#waiting.add(command);
    }
    return super.sendCommand(command, stream);
  }
}
