import {
  chatHistoryParams,
  chatHistoryQuery,
  chatHistoryResponse,
  chatRoomResponse,
  createChatRoomBody,
} from '@clubline/contract/schemas';
import { notFound } from '../../http/errors';
import { bodyLimits } from '../../http/route';
import type { AddRoute } from '../../http/route';
import { mayOpenRooms, mayReadRooms } from './live-chat.policy';
import { ensureRoom, findRoom, readHistory } from './live-chat.repository';

export function liveChatRoutes(add: AddRoute): void {
  add({
    method: 'POST',
    url: '/live-chats/create-chat-room',
    summary: 'Make the chat room of a match; the same room when it is already there',
    body: createChatRoomBody,
    response: { 200: chatRoomResponse, 201: chatRoomResponse },
    policy: mayOpenRooms,
    bodyLimit: bodyLimits.small,
    rate: 'write',
    async handler({ actor, body, context, reply }) {
      const { room, isNew } = await ensureRoom(context.db, body.matchId, actor.id, context.now());
      reply.code(isNew ? 201 : 200);
      return { data: { matchId: room.matchId, lastSeq: room.lastSeq, createdAt: room.createdAt } };
    },
  });

  add({
    method: 'GET',
    url: '/live-chats/messages/:matchId',
    summary: 'Messages of a room, oldest first: the newest, those before one, or those after one',
    params: chatHistoryParams,
    query: chatHistoryQuery,
    response: { 200: chatHistoryResponse },
    policy: mayReadRooms,
    bodyLimit: bodyLimits.none,
    rate: 'read',
    async handler({ params, query, context }) {
      const room = await findRoom(context.db, params.matchId);
      if (room === undefined) throw notFound('Chat room');
      const { messages, hasMore } = await readHistory(context.db, params.matchId, query);
      return {
        data: { messages },
        meta: { lastSeq: Math.max(room.lastSeq, messages.at(-1)?.seq ?? 0), hasMore },
      };
    },
  });
}
