import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sharedPresence } from './presence';
import type { Presence } from './presence';

const redisUrl = process.env.TEST_REDIS_URL;

async function countOf(presence: Presence, roomId: string): Promise<number | undefined> {
  const [room] = await presence.counts([roomId]);
  return room?.count;
}

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

  const counts = () => Promise.all(presences.map((presence) => countOf(presence, room)));

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
    expect(await countOf(presences[0]!, room)).toBe(1);
  });
});

describe.skipIf(redisUrl === undefined)('the people of many rooms', () => {
  const roomIds = Array.from({ length: 200 }, () => randomUUID());
  let clients: Redis[];
  let presences: Presence[];

  beforeEach(async () => {
    clients = Array.from({ length: 3 }, () => new Redis(redisUrl!));
    presences = clients.map((client) => sharedPresence(client, randomUUID()));
    await Promise.all(presences.map((presence) => presence.heartbeat()));
  });
  afterEach(async () => {
    await Promise.all(presences.map((presence) => presence.close()));
    for (const client of clients) client.disconnect();
  });

  test('are counted by two commands, those of each room together', async () => {
    await presences[0]!.join(roomIds[0]!, 'ann');
    await presences[1]!.join(roomIds[0]!, 'ben');
    await presences[2]!.join(roomIds[0]!, 'ann');
    await presences[2]!.join(roomIds[199]!, 'cem');
    const sent = vi.spyOn(clients[0]!, 'sendCommand');
    const counts = await presences[0]!.counts(roomIds);
    expect(sent).toHaveBeenCalledTimes(2);
    expect(counts.filter(({ count }) => count > 0)).toEqual([
      { roomId: roomIds[0], count: 2 },
      { roomId: roomIds[199], count: 1 },
    ]);
  });

  test('are written again in parts, none of which is long', async () => {
    const many = Array.from({ length: 1_000 }, () => randomUUID());
    await Promise.all(many.map((roomId) => presences[1]!.join(roomId, 'ben')));
    const begin = vi.spyOn(clients[1]!, 'multi');
    await presences[1]!.heartbeat();
    const lengths = begin.mock.results.map(({ value }) => (value as { length: number }).length);
    expect(Math.max(...lengths)).toBeLessThan(1_000);
    expect(lengths.reduce((sum, length) => sum + length)).toBeGreaterThanOrEqual(3_000);
  });
});
