import { joinRoomEvent, leaveRoomEvent, sendMessageEvent } from '@clubline/contract/schemas';
import type { Context } from '../context';
import { forbidden, notFound, sessionInvalid } from '../http/errors';
import { assertMayWrite } from '../modules/live-chat/live-chat.policy';
import { findRoom, storeMessage } from '../modules/live-chat/live-chat.repository';
import type { Metrics } from '../services/metrics';
import { handle } from './handle';
import { groupOf } from './live.types';
import type { LiveServer, LiveSocket } from './live.types';
import type { Presence } from './presence';

/** Rooms one socket may be in. */
const ROOMS_MAX = 20;
const MOVES = { max: 120, windowMs: 60_000 };
const MESSAGES = { max: 20, windowMs: 10_000 };

export interface ChatParts {
  io: LiveServer;
  context: Context;
  metrics: Metrics;
  presence: Presence;
  /** Asks for the room's count to be sent out. */
  recount(matchId: string): void;
}

/** Joining, leaving and writing in chat rooms. A reader hears a room without being counted among the people in it. */
export function chatEvents(
  socket: LiveSocket,
  { io, context, metrics, presence, recount }: ChatParts,
): void {
  const { actor } = socket.data;
  const joined = new Set<string>();

  const leave = async (matchId: string) => {
    if (!joined.delete(matchId)) return;
    await socket.leave(groupOf.chat(matchId));
    if (actor === null) return;
    await presence.leave(matchId, actor.id);
    recount(matchId);
  };

  handle(socket, context, metrics, 'joinRoom', {
    schema: joinRoomEvent,
    limit: MOVES,
    async run({ matchId }) {
      if ((await findRoom(context.db, matchId)) === undefined) throw notFound('Chat room');
      if (!joined.has(matchId)) {
        if (joined.size >= ROOMS_MAX)
          throw forbidden(`Nobody may be in more than ${ROOMS_MAX} rooms at once.`);
        // The socket may have gone while the room was looked up.
        if (!socket.connected) return;
        // In one go: a disconnect from here on finds both and undoes both.
        joined.add(matchId);
        const counted = actor === null ? undefined : presence.join(matchId, actor.id);
        await socket.join(groupOf.chat(matchId));
        await counted;
      }
      socket.emit('joinRoomSuccess', { matchId });
      recount(matchId);
    },
    refuse: ({ message }, body) =>
      socket.emit('joinRoomError', { matchId: matchIdIn(body), message }),
  });

  handle(socket, context, metrics, 'leaveRoom', {
    schema: leaveRoomEvent,
    limit: MOVES,
    async run({ matchId, userId }) {
      if (actor !== null) assertMayWrite(actor, userId);
      await leave(matchId);
    },
  });

  handle(socket, context, metrics, 'sendMessage', {
    schema: sendMessageEvent,
    limit: MESSAGES,
    async run({ userId, ...input }) {
      if (actor === null) throw sessionInvalid();
      assertMayWrite(actor, userId);
      const { message, isNew } = await storeMessage(
        context.db,
        { ...input, userId: actor.id },
        context.now,
      );
      if (isNew) {
        metrics.chatMessages.inc();
        io.to(groupOf.chat(input.matchId)).emit('newMessage', {
          ...message,
          matchId: input.matchId,
        });
      }
      return { ok: true, message };
    },
  });

  socket.on('disconnect', () => {
    for (const matchId of joined) context.background('leaving a room', leave(matchId));
  });
}

function matchIdIn(body: unknown): string {
  const value = typeof body === 'object' && body !== null && 'matchId' in body ? body.matchId : '';
  return typeof value === 'string' ? value.slice(0, 128) : '';
}
