import { Redis } from 'ioredis';
import type { FastifyBaseLogger } from 'fastify';

export interface RedisClients {
  /** Commands fail at once while the server is away, so that no request hangs on it. */
  commands: Redis;
  publish: Redis;
  subscribe: Redis;
  close(): Promise<void>;
}

/** Connections to Redis; throws when it cannot be reached at start. */
export async function connectRedis(url: string, log: FastifyBaseLogger): Promise<RedisClients> {
  const commands = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 5_000,
  });
  const publish = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: null,
    connectTimeout: 5_000,
  });
  const subscribe = publish.duplicate();
  const all = [commands, publish, subscribe];
  await connectAll(all);
  for (const client of all) client.on('error', (err: unknown) => log.warn({ err }, 'redis'));
  return {
    commands,
    publish,
    subscribe,
    async close() {
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
