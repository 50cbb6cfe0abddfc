import { joinRoomEvent, leaveRoomEvent, sendMessageEvent } from '@clubline/contract/schemas';
import { sessionInvalid } from '../../http/errors';
import { assertSelf } from '../../http/policy';
import type { Connection, SocketModule } from '../../live';
import { socketGroup } from '../../services/sockets';
import { pushRoomMessage } from '../notifications';
import { notifyRoomMentions } from './chat.notifications';
import { findLastSeqs } from './chat.repository';
import { storeTogether } from './messageQueue';
import { requireRoom } from './requireRoom';

const ROOM_RATE = { max: 120, windowMs: 60_000 };
const ROOM_RATE_PER_PARTNER = { max: 12_000, windowMs: 60_000 };
const MESSAGE_RATE = { max: 20, windowMs: 10_000 };
const MESSAGE_RATE_PER_PARTNER = { max: 400, windowMs: 10_000 };

/** Joining, leaving and writing in live rooms, whose id the events call `matchId`. */
export const chatSockets: SocketModule = {
  onConnection(connection) {
    onJoinRoom(connection);
    onLeaveRoom(connection);
    onSendMessage(connection);
  },
  async onRoomCounts({ db }, send, rooms) {
    const roomIds = rooms.map(({ roomId }) => roomId);
    // The counts alone are better than nothing.
    const lastSeqs = await findLastSeqs(db, roomIds).catch(() => new Map<string, number>());
    for (const { roomId, count } of rooms) {
      const lastSeq = lastSeqs.get(roomId);
      const body = { matchId: roomId, count, ...(lastSeq !== undefined && { lastSeq }) };
      send(socketGroup.room(roomId), 'userCount', body);
    }
  },
};

function onJoinRoom({ socket, context, rooms, on }: Connection): void {
  on('joinRoom', {
    schema: joinRoomEvent,
    rate: ROOM_RATE,
    ratePerPartner: ROOM_RATE_PER_PARTNER,
    async run({ matchId: roomId }) {
      await requireRoom(context, roomId);
      if (!(await rooms.join(roomId))) return;
      socket.emit('joinRoomSuccess', { matchId: roomId });
      rooms.announceCount(roomId);
    },
    refusing(body) {
      const matchId = roomIdIn(body);
      return ({ message, code, retryAfterMs }) =>
        socket.emit('joinRoomError', {
          matchId,
          message,
          ...(retryAfterMs !== undefined && { code, retryAfterMs }),
        });
    },
  });
}

function onLeaveRoom({ actor, rooms, on }: Connection): void {
  on('leaveRoom', {
    schema: leaveRoomEvent,
    rate: ROOM_RATE,
    ratePerPartner: ROOM_RATE_PER_PARTNER,
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
    ratePerPartner: MESSAGE_RATE_PER_PARTNER,
    async run({ matchId: roomId, userId, ...input }) {
      if (actor === null) throw sessionInvalid();
      assertSelf(actor, userId);
      const newMessage = { ...input, roomId, userId: actor.id, keyId: actor.partner?.keyId };
      const { message, isNew } = await storeTogether(context, newMessage);
      if (isNew) {
        metrics.chatMessages.inc();
        const sent = { ...message, matchId: roomId };
        context.sockets.send(socketGroup.room(roomId), 'newMessage', sent);
        pushRoomMessage(context, roomId, actor.id);
        // A partner's people have no account that others could look at.
        if (!actor.partner) notifyRoomMentions(context, roomId, message);
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
