import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sharedPresence } from './presence';
import type { Presence } from './presence';

const redisUrl = process.env.TEST_REDIS_URL;

describe.skipIf(redisUrl === undefined)('after Redis has lost what it held', () => {
  let room: string;
  let clients: Redis[];
  let nodes: string[];
  let presences: Presence[];

  beforeEach(async () => {
    room = randomUUID();
    nodes = [randomUUID(), randomUUID()];
    clients = nodes.map(() => new Redis(redisUrl!));
    presences = nodes.map((node, index) => sharedPresence(clients[index]!, node));
    await presences[0]!.join(room, 'ann');
    await presences[1]!.join(room, 'ben');
    await presences[1]!.join(room, 'cem');
    // As a Redis that was started anew has forgotten them.
    await clients[0]!.zrem('clubline:presence:nodes', ...nodes);
    await clients[0]!.del(nodes.map((node) => `clubline:presence:${node}:${room}`));
  });
  afterEach(async () => {
    await Promise.all(presences.map((presence) => presence.close()));
    for (const client of clients) client.disconnect();
  });

  const counts = () => Promise.all(presences.map((presence) => presence.count(room)));

  test('a node counts those it knows itself', async () => {
    expect(await counts()).toEqual([1, 2]);
  });

  test('a node tells the others of its people as soon as it has reached Redis again', async () => {
    for (const client of clients) client.disconnect(true);
    await expect.poll(counts, { timeout: 5_000 }).toEqual([3, 3]);
  });

  test('of its own people a node trusts what it knows, whatever Redis still holds', async () => {
    await clients[0]!.sadd(`clubline:presence:${nodes[0]!}:${room}`, 'ann', 'dora');
    await clients[0]!.zadd('clubline:presence:nodes', Date.now(), nodes[0]!);
    expect(await presences[0]!.count(room)).toBe(1);
  });
});
