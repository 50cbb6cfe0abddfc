import { joinRoomEvent, leaveRoomEvent, sendMessageEvent } from '@clubline/contract/schemas';
import { sessionInvalid } from '../../http/errors';
import { assertSelf } from '../../http/policy';
import type { Connection, SocketModule } from '../../live';
import { socketGroup } from '../../services/sockets';
import { findRoom, storeMessage } from './chat.repository';
import { requireRoom } from './requireRoom';

const ROOM_RATE = { max: 120, windowMs: 60_000 };
const MESSAGE_RATE = { max: 20, windowMs: 10_000 };

/** Joining, leaving and writing in live rooms, whose id the events call `matchId`. */
export const chatSockets: SocketModule = {
  onConnection(connection) {
    onJoinRoom(connection);
    onLeaveRoom(connection);
    onSendMessage(connection);
  },
  async onRoomCount({ db }, send, { roomId, count }) {
    // The count alone is better than nothing.
    const room = await findRoom(db, roomId).catch(() => undefined);
    const lastSeq = room && { lastSeq: room.lastSeq };
    send(socketGroup.room(roomId), 'userCount', { matchId: roomId, count, ...lastSeq });
  },
};

function onJoinRoom({ socket, context, rooms, on }: Connection): void {
  on('joinRoom', {
    schema: joinRoomEvent,
    rate: ROOM_RATE,
    async run({ matchId: roomId }) {
      await requireRoom(context, roomId);
      if (!(await rooms.join(roomId))) return;
      socket.emit('joinRoomSuccess', { matchId: roomId });
      rooms.announceCount(roomId);
    },
    refuse: ({ message, code, retryAfterMs }, body) =>
      socket.emit('joinRoomError', {
        matchId: roomIdIn(body),
        message,
        ...(retryAfterMs !== undefined && { code, retryAfterMs }),
      }),
  });
}

function onLeaveRoom({ actor, rooms, on }: Connection): void {
  on('leaveRoom', {
    schema: leaveRoomEvent,
    rate: ROOM_RATE,
    async run({ matchId: roomId, userId }) {
      if (actor !== null) assertSelf(actor, userId);
      await rooms.leave(roomId);
    },
  });
}

function onSendMessage({ actor, context, metrics, on }: Connection): void {
  on('sendMessage', {
    schema: sendMessageEvent,
    rate: MESSAGE_RATE,
    async run({ matchId: roomId, userId, ...input }) {
      if (actor === null) throw sessionInvalid();
      assertSelf(actor, userId);
      const newMessage = { ...input, roomId, userId: actor.id };
      const { message, isNew } = await storeMessage(context.db, newMessage, context.now);
      if (isNew) {
        metrics.chatMessages.inc();
        const sent = { ...message, matchId: roomId };
        context.sockets.send(socketGroup.room(roomId), 'newMessage', sent);
      }
      return { ok: true, message };
    },
  });
}

/** The room id of a payload that may be anything. */
function roomIdIn(body: unknown): string {
  const value = typeof body === 'object' && body !== null && 'matchId' in body ? body.matchId : '';
  return typeof value === 'string' ? value.slice(0, 128) : '';
}
