import type { Context } from '../../context';
import { inSlices } from '../../db/inSteps';
import { roomsAmong } from '../../services/sockets';
import type { Sockets } from '../../services/sockets';
import type { LiveServer, SocketModule } from '../live.types';
import type { Presence } from './presence';

/** Changes within this time are announced together. */
const ANNOUNCE_AFTER_MS = 150;
/** How long what a room was told is not told again, in ms: somebody may not have heard it. */
const REPEAT_AFTER_MS = 30_000;
/** Rooms that are looked at together: few enough for who waits meanwhile. */
const ROOMS_AT_ONCE = 200;

export interface RoomCounts {
  /** Counts the room soon and announces the result. */
  announce(roomId: string): void;
  /**
   * Sends the sockets of this node what has changed in their rooms, whether or not the other nodes
   * can be reached, and now and then what has not: what was missed shows.
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

/**
 * Counts rooms whose people changed, each at most once within a moment. Anybody may be in many
 * rooms: they are looked at in slices, between which all else has its turn.
 */
export function createRoomCounts({
  io,
  sockets,
  presence,
  context,
  modules,
}: RoomCountParts): RoomCounts {
  const groups = io.of('/').adapter.rooms;
  const lastSent = new Map<string, { payload: string; at: number }>();
  let announced = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isBeating = false;
  let isClosed = false;

  const sendCounts = (roomIds: string[], send: Sockets['send']) =>
    inSlices(roomIds, ROOMS_AT_ONCE, async (some) => {
      if (isClosed) return;
      const rooms = await presence.counts(some);
      await Promise.all(modules.map((module) => module.onRoomCounts?.(context, send, rooms)));
    });
  const sendHere: Sockets['send'] = (group, ...event) => {
    const payload = JSON.stringify(event);
    const last = lastSent.get(group);
    const at = Date.now();
    if (last?.payload === payload && at - last.at < REPEAT_AFTER_MS) return;
    lastSent.set(group, { payload, at });
    io.local.to(group).emit(...event);
  };
  const sendCountsHere = () => {
    for (const group of lastSent.keys()) if (!groups.has(group)) lastSent.delete(group);
    return sendCounts(roomsAmong(groups.keys()), sendHere);
  };

  return {
    announce(roomId) {
      if (isClosed) return;
      announced.add(roomId);
      timer ??= setTimeout(() => {
        const roomIds = [...announced];
        announced = new Set();
        timer = undefined;
        context.background('counting rooms', sendCounts(roomIds, sockets.send));
      }, ANNOUNCE_AFTER_MS);
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
      clearTimeout(timer);
    },
  };
}
