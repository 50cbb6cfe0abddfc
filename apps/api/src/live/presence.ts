import type { ChainableCommander, Redis } from 'ioredis';
import { newId } from '../db/ids';

/** Who is in which room; a person with several sockets counts once, on however many nodes. */
export interface Presence {
  join(roomId: string, userId: string): Promise<void>;
  leave(roomId: string, userId: string): Promise<void>;
  count(roomId: string): Promise<number>;
  /** Lets the other nodes know that this one still runs. */
  heartbeat(): Promise<void>;
  /** Rooms somebody on this node is in. */
  rooms(): string[];
  close(): Promise<void>;
}

/** Sockets per person per room, on this node. */
function createRoster() {
  const rooms = new Map<string, Map<string, number>>();
  return {
    rooms,
    people: (roomId: string) => [...(rooms.get(roomId)?.keys() ?? [])],
    /** Whether the person was not in the room before. */
    join(roomId: string, userId: string): boolean {
      const people = rooms.get(roomId) ?? new Map<string, number>();
      const sockets = people.get(userId) ?? 0;
      rooms.set(roomId, people.set(userId, sockets + 1));
      return sockets === 0;
    },
    /** Whether the person is not in the room any more. */
    leave(roomId: string, userId: string): boolean {
      const people = rooms.get(roomId);
      const sockets = people?.get(userId);
      if (people === undefined || sockets === undefined) return false;
      if (sockets > 1) {
        people.set(userId, sockets - 1);
        return false;
      }
      people.delete(userId);
      if (people.size === 0) rooms.delete(roomId);
      return true;
    },
  };
}

export function localPresence(): Presence {
  const roster = createRoster();
  return {
    async join(roomId, userId) {
      roster.join(roomId, userId);
    },
    async leave(roomId, userId) {
      roster.leave(roomId, userId);
    },
    count: async (roomId) => roster.people(roomId).length,
    heartbeat: async () => undefined,
    rooms: () => [...roster.rooms.keys()],
    close: async () => roster.rooms.clear(),
  };
}

const PREFIX = 'clubline:presence:';
const NODES = `${PREFIX}nodes`;
/** A node without a heartbeat for this long counts as ended, and its people as gone. */
const NODE_TTL_MS = 60_000;

/** Chat goes on while Redis is away; the sets are written again once it is back. */
const ignoreOutage = () => undefined;

/**
 * Each node keeps a set of people per room in Redis; a room's count is the size of the union of its
 * own people with the sets of the other running nodes. The sets of a killed node expire.
 */
export function sharedPresence(redis: Redis, node = newId()): Presence {
  const roster = createRoster();
  const keyOf = (roomId: string, owner = node) => `${PREFIX}${owner}:${roomId}`;
  const withHeartbeat = (write: ChainableCommander) => write.zadd(NODES, Date.now(), node);
  const heartbeat = async () => {
    const write = redis.multi().zremrangebyscore(NODES, '-inf', Date.now() - NODE_TTL_MS);
    // Written again, so that a set lost or left behind during an outage is corrected.
    for (const roomId of roster.rooms.keys())
      write
        .del(keyOf(roomId))
        .sadd(keyOf(roomId), ...roster.people(roomId))
        .pexpire(keyOf(roomId), NODE_TTL_MS);
    await withHeartbeat(write).exec();
  };
  // At once, not with the next beat: the other nodes count by it.
  redis.on('ready', () => void heartbeat().catch(ignoreOutage));
  return {
    async join(roomId, userId) {
      if (!roster.join(roomId, userId)) return;
      await withHeartbeat(
        redis.multi().sadd(keyOf(roomId), userId).pexpire(keyOf(roomId), NODE_TTL_MS),
      )
        .exec()
        .catch(ignoreOutage);
    },
    async leave(roomId, userId) {
      if (roster.leave(roomId, userId)) await redis.srem(keyOf(roomId), userId).catch(ignoreOutage);
    },
    async count(roomId) {
      try {
        const nodes = await redis.zrangebyscore(NODES, Date.now() - NODE_TTL_MS, '+inf');
        const others = nodes.filter((owner) => owner !== node).map((owner) => keyOf(roomId, owner));
        const elsewhere = others.length === 0 ? [] : await redis.sunion(...others);
        // Of its own people a node knows more than a Redis that has just come back.
        return new Set([...elsewhere, ...roster.people(roomId)]).size;
      } catch {
        // Redis is away: better the people of this node than none.
        return roster.people(roomId).length;
      }
    },
    heartbeat,
    rooms: () => [...roster.rooms.keys()],
    async close() {
      const write = redis.multi().zrem(NODES, node);
      for (const roomId of roster.rooms.keys()) write.del(keyOf(roomId));
      await write.exec();
    },
  };
}
