import type { ChainableCommander, Redis } from 'ioredis';
import { newId } from '../db/ids';

/** Who is in which chat room; a person with several sockets counts once, on however many nodes. */
export interface Presence {
  join(matchId: string, userId: string): Promise<void>;
  leave(matchId: string, userId: string): Promise<void>;
  count(matchId: string): Promise<number>;
  /** Tells the other nodes that this one still runs. */
  beat(): Promise<void>;
  /** Rooms somebody on this node is in. */
  rooms(): string[];
  close(): Promise<void>;
}

/** Sockets per person per room, on this node. */
function createRoster() {
  const rooms = new Map<string, Map<string, number>>();
  return {
    rooms,
    people: (matchId: string) => [...(rooms.get(matchId)?.keys() ?? [])],
    /** Whether the person was not in the room before. */
    join(matchId: string, userId: string): boolean {
      const people = rooms.get(matchId) ?? new Map<string, number>();
      const sockets = people.get(userId) ?? 0;
      rooms.set(matchId, people.set(userId, sockets + 1));
      return sockets === 0;
    },
    /** Whether the person is not in the room any more. */
    leave(matchId: string, userId: string): boolean {
      const people = rooms.get(matchId);
      const sockets = people?.get(userId);
      if (people === undefined || sockets === undefined) return false;
      if (sockets > 1) {
        people.set(userId, sockets - 1);
        return false;
      }
      people.delete(userId);
      if (people.size === 0) rooms.delete(matchId);
      return true;
    },
  };
}

export function localPresence(): Presence {
  const roster = createRoster();
  return {
    async join(matchId, userId) {
      roster.join(matchId, userId);
    },
    async leave(matchId, userId) {
      roster.leave(matchId, userId);
    },
    count: async (matchId) => roster.people(matchId).length,
    beat: async () => undefined,
    rooms: () => [...roster.rooms.keys()],
    close: async () => roster.rooms.clear(),
  };
}

const PREFIX = 'clubline:presence:';
const NODES = `${PREFIX}nodes`;
/** A node that has not beaten this long is gone, and its people with it. */
export const NODE_LASTS_MS = 60_000;

/** Chat goes on while Redis is away; the next beat writes the sets anew. */
const healedLater = () => undefined;

/**
 * Each node keeps a set of people per room in Redis; a room's count is the size of the union over the living nodes.
 * The sets run out by themselves when a node is killed.
 */
export function sharedPresence(redis: Redis, node = newId()): Presence {
  const roster = createRoster();
  const keyOf = (matchId: string, owner = node) => `${PREFIX}${owner}:${matchId}`;
  const living = (write: ChainableCommander) => write.zadd(NODES, Date.now(), node);
  return {
    async join(matchId, userId) {
      if (!roster.join(matchId, userId)) return;
      await living(
        redis.multi().sadd(keyOf(matchId), userId).pexpire(keyOf(matchId), NODE_LASTS_MS),
      )
        .exec()
        .catch(healedLater);
    },
    async leave(matchId, userId) {
      if (roster.leave(matchId, userId))
        await redis.srem(keyOf(matchId), userId).catch(healedLater);
    },
    async count(matchId) {
      try {
        const nodes = await redis.zrangebyscore(NODES, Date.now() - NODE_LASTS_MS, '+inf');
        return nodes.length === 0
          ? 0
          : (await redis.sunion(...nodes.map((owner) => keyOf(matchId, owner)))).length;
      } catch {
        // Redis is away: better the people of this node than none.
        return roster.people(matchId).length;
      }
    },
    async beat() {
      const write = redis.multi().zremrangebyscore(NODES, '-inf', Date.now() - NODE_LASTS_MS);
      // Written anew, so that a set lost or left behind during an outage is right again.
      for (const matchId of roster.rooms.keys())
        write
          .del(keyOf(matchId))
          .sadd(keyOf(matchId), ...roster.people(matchId))
          .pexpire(keyOf(matchId), NODE_LASTS_MS);
      await living(write).exec();
    },
    rooms: () => [...roster.rooms.keys()],
    async close() {
      const write = redis.multi().zrem(NODES, node);
      for (const matchId of roster.rooms.keys()) write.del(keyOf(matchId));
      await write.exec();
    },
  };
}
