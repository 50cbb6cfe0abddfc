import type { Context } from '../../context';
import { forbidden } from '../../http/errors';
import { socketGroup } from '../../services/sockets';
import type { AddressRooms } from '../connectionLimits';
import type { LiveSocket, SocketRooms } from '../live.types';
import type { Presence } from './presence';
import type { RoomCounts } from './roomCounts';

/** Rooms one socket may be in. */
const ROOMS_MAX = 20;
/** The same where all sockets of its address are in too many: a page shows one, mostly. */
const ROOMS_MAX_OF_MANY = 2;

interface SocketRoomParts {
  context: Context;
  presence: Presence;
  counts: RoomCounts;
  /** The rooms of the socket's address. */
  ofAddress: AddressRooms;
}

/** Joins and leaves rooms for one socket, and leaves all of them when it disconnects. */
export function roomsOf(
  socket: LiveSocket,
  { context, presence, counts, ofAddress }: SocketRoomParts,
): SocketRooms {
  const { actor } = socket.data;
  const joined = new Set<string>();

  const assertMayJoin = (roomId: string) => {
    if (joined.size >= ROOMS_MAX)
      throw forbidden(`Nobody may be in more than ${ROOMS_MAX} rooms at once.`);
    if (joined.size >= ROOMS_MAX_OF_MANY && ofAddress.isTooMany(roomId))
      throw forbidden('Too many rooms are open from your network. Please leave one of yours.');
  };
  const leave = async (roomId: string) => {
    if (!joined.delete(roomId)) return;
    ofAddress.leave(roomId);
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
      assertMayJoin(roomId);
      if (!socket.connected) return false;
      // At once: a disconnect from here on finds all three and undoes them.
      joined.add(roomId);
      ofAddress.join(roomId);
      const counted = actor === null ? undefined : presence.join(roomId, actor.id);
      await socket.join(socketGroup.room(roomId));
      await counted;
      return true;
    },
  };
}
