import type { Context } from '../context';
import { forbidden } from '../http/errors';
import { roomsAmong, socketGroup } from '../services/sockets';
import type { Sockets } from '../services/sockets';
import type { LiveServer, LiveSocket, SocketModule, SocketRooms } from './live.types';
import type { Presence } from './presence';

/** Rooms one socket may be in. */
const ROOMS_MAX = 20;
/** Changes of a room within this time are announced together. */
const ANNOUNCE_AFTER_MS = 150;

export interface RoomCounts {
  /** Counts the room soon and announces the result. */
  announce(roomId: string): void;
  /**
   * Sends the sockets of this node what has changed in their rooms, whether or not the other nodes
   * can be reached: what was missed shows.
   */
  beat(): void;
  close(): void;
}

interface RoomCountParts {
  io: LiveServer;
  sockets: Sockets;
  presence: Presence;
  context: Context;
  modules: SocketModule[];
}

/** Counts rooms whose people changed, each at most once within a moment. */
export function createRoomCounts({
  io,
  sockets,
  presence,
  context,
  modules,
}: RoomCountParts): RoomCounts {
  const timers = new Map<string, NodeJS.Timeout>();
  const groups = io.of('/').adapter.rooms;
  let lastSent = new Map<string, string>();
  let isBeating = false;
  let isClosed = false;

  const sendCount = async (roomId: string, send: Sockets['send']) => {
    const room = { roomId, count: await presence.count(roomId) };
    await Promise.all(modules.map((module) => module.onRoomCount?.(context, send, room)));
  };
  const sendHere: Sockets['send'] = (group, ...event) => {
    const payload = JSON.stringify(event);
    if (lastSent.get(group) === payload) return;
    lastSent.set(group, payload);
    io.local.to(group).emit(...event);
  };
  const sendCountsHere = async () => {
    lastSent = new Map([...lastSent].filter(([group]) => groups.has(group)));
    await Promise.all(roomsAmong(groups.keys()).map((roomId) => sendCount(roomId, sendHere)));
  };

  return {
    announce(roomId) {
      if (isClosed || timers.has(roomId)) return;
      const timer = setTimeout(() => {
        timers.delete(roomId);
        context.background('counting a room', sendCount(roomId, sockets.send));
      }, ANNOUNCE_AFTER_MS);
      timers.set(roomId, timer);
    },
    beat() {
      if (isBeating) return;
      isBeating = true;
      context.background(
        'counting rooms',
        sendCountsHere().finally(() => (isBeating = false)),
      );
    },
    close() {
      isClosed = true;
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}

/** Joins and leaves rooms for one socket, and leaves all of them when it disconnects. */
export function roomsOf(
  socket: LiveSocket,
  { context, presence, counts }: { context: Context; presence: Presence; counts: RoomCounts },
): SocketRooms {
  const { actor } = socket.data;
  const joined = new Set<string>();

  const leave = async (roomId: string) => {
    if (!joined.delete(roomId)) return;
    await socket.leave(socketGroup.room(roomId));
    if (actor === null) return;
    await presence.leave(roomId, actor.id);
    counts.announce(roomId);
  };

  socket.on('disconnect', () => {
    for (const roomId of joined) context.background('leaving a room', leave(roomId));
  });

  return {
    leave,
    announceCount: counts.announce,
    async join(roomId) {
      if (joined.has(roomId)) return true;
      if (joined.size >= ROOMS_MAX)
        throw forbidden(`Nobody may be in more than ${ROOMS_MAX} rooms at once.`);
      if (!socket.connected) return false;
      // At once: a disconnect from here on finds both and undoes both.
      joined.add(roomId);
      const counted = actor === null ? undefined : presence.join(roomId, actor.id);
      await socket.join(socketGroup.room(roomId));
      await counted;
      return true;
    },
  };
}
