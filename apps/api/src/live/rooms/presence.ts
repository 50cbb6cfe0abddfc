import type { ChainableCommander, Redis } from 'ioredis';
import { newId } from '../../db/ids';
import { inSlices } from '../../db/inSteps';
import type { RoomCount } from '../live.types';

/** Who is in which room; a person with several sockets counts once, on however many nodes. */
export interface Presence {
  join(roomId: string, userId: string): Promise<void>;
  leave(roomId: string, userId: string): Promise<void>;
  /** Counts the people of each room, asked for together: not too many at once. */
  counts(roomIds: string[]): Promise<RoomCount[]>;
  /** Lets the other nodes know that this one still runs. */
  heartbeat(): Promise<void>;
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
    counts: async (roomIds) =>
      roomIds.map((roomId) => ({ roomId, count: roster.people(roomId).length })),
    heartbeat: async () => undefined,
    close: async () => roster.rooms.clear(),
  };
}

const PREFIX = 'clubline:presence:';
const NODES = `${PREFIX}nodes`;
/** A node without a heartbeat for this long counts as ended, and its people as gone. */
const NODE_TTL_MS = 60_000;
/** Rooms whose people are written together. */
const WRITTEN_AT_ONCE = 200;
/**
 * The people of many rooms on other nodes, whose number is given: the keys are those of the first
 * room on each of them, those of the second, and so on.
 */
const PEOPLE_OF_ROOMS = `
local others = tonumber(ARGV[1])
local people = {}
for at = 1, #KEYS, others do
  people[#people + 1] = redis.call('sunion', unpack(KEYS, at, at + others - 1))
end
return people`;

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
    // Written again, so that a set lost or left behind during an outage is corrected.
    await inSlices([...roster.rooms.keys()], WRITTEN_AT_ONCE, async (roomIds) => {
      const write = redis.multi();
      for (const roomId of roomIds) {
        const people = roster.people(roomId);
        write.del(keyOf(roomId));
        if (people.length > 0)
          write.sadd(keyOf(roomId), ...people).pexpire(keyOf(roomId), NODE_TTL_MS);
      }
      await write.exec();
    });
    const write = redis.multi().zremrangebyscore(NODES, '-inf', Date.now() - NODE_TTL_MS);
    await withHeartbeat(write).exec();
  };
  /** The people of each room on the other nodes; nobody while Redis is away. */
  const peopleElsewhere = async (roomIds: string[]): Promise<string[][]> => {
    try {
      const nodes = await redis.zrangebyscore(NODES, Date.now() - NODE_TTL_MS, '+inf');
      const others = nodes.filter((owner) => owner !== node);
      if (others.length === 0) return [];
      const keys = roomIds.flatMap((roomId) => others.map((owner) => keyOf(roomId, owner)));
      const people = await redis.eval(PEOPLE_OF_ROOMS, keys.length, ...keys, others.length);
      return people as string[][];
    } catch {
      return [];
    }
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
    async counts(roomIds) {
      const elsewhere = await peopleElsewhere(roomIds);
      // Of its own people a node knows more than a Redis that has just come back.
      return roomIds.map((roomId, at) => ({
        roomId,
        count: new Set([...(elsewhere[at] ?? []), ...roster.people(roomId)]).size,
      }));
    },
    heartbeat,
    async close() {
      const write = redis.multi().zrem(NODES, node);
      for (const roomId of roster.rooms.keys()) write.del(keyOf(roomId));
      await write.exec();
    },
  };
}
