import type { Context } from '../context';
import { forbidden } from '../http/errors';
import { socketGroup } from '../services/sockets';
import type { LiveSocket, SocketRooms } from './live.types';
import type { Presence } from './presence';

/** Rooms one socket may be in. */
const ROOMS_MAX = 20;
/** Changes of a room within this time are announced together. */
const ANNOUNCE_AFTER_MS = 150;

export interface RoomCounts {
  /** Counts the room soon and announces the result. */
  announce(roomId: string): void;
  close(): void;
}

/** Counts rooms whose people changed, each at most once within a moment. */
export function createRoomCounts(
  presence: Presence,
  { background }: Pick<Context, 'background'>,
  onCount: (roomId: string, count: number) => void,
): RoomCounts {
  const timers = new Map<string, NodeJS.Timeout>();
  const count = async (roomId: string) => onCount(roomId, await presence.count(roomId));
  return {
    announce(roomId) {
      if (timers.has(roomId)) return;
      const timer = setTimeout(() => {
        timers.delete(roomId);
        background('counting a room', count(roomId));
      }, ANNOUNCE_AFTER_MS);
      timers.set(roomId, timer);
    },
    close() {
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
