import {
  chatHistoryParams,
  chatHistoryQuery,
  chatHistoryResponse,
  chatRoomResponse,
  createChatRoomBody,
} from '@clubline/contract/schemas';
import { bodyLimits, route } from '../../http/route';
import type { Route } from '../../http/route';
import { takeRoom } from '../partners';
import { roomCreators, roomReaders } from './chat.policy';
import { ensureRoom, findRoom, listMessages } from './chat.repository';
import { requireRoom } from './requireRoom';

const createRoom = route({
  method: 'POST',
  url: '/live-chats/create-chat-room',
  summary: 'Make the chat room of a match; the same room when it is already there',
  body: createChatRoomBody,
  response: { 200: chatRoomResponse, 201: chatRoomResponse },
  policy: roomCreators,
  admitsPartnersPeople: true,
  bodyLimit: bodyLimits.small,
  rate: 'write',
  async handler({ actor, body: { matchId: roomId }, context, reply }) {
    const { db, now } = context;
    // Each of them asks for the room when they enter it.
    if (actor.partner !== null && (await findRoom(db, roomId)) === undefined)
      await takeRoom(context, { id: actor.id, partnerId: actor.partner.id });
    const createdBy = actor.partner === null ? actor.id : null;
    const { room, isNew } = await ensureRoom(db, roomId, createdBy, now());
    reply.code(isNew ? 201 : 200);
    return { data: { matchId: roomId, lastSeq: room.lastSeq, createdAt: room.createdAt } };
  },
});

const history = route({
  method: 'GET',
  url: '/live-chats/messages/:matchId',
  summary: 'Messages of a room, oldest first: the newest, those before one, or those after one',
  params: chatHistoryParams,
  query: chatHistoryQuery,
  response: { 200: chatHistoryResponse },
  policy: roomReaders,
  admitsPartnersPeople: true,
  bodyLimit: bodyLimits.none,
  rate: 'read',
  async handler({ params: { matchId: roomId }, query, context }) {
    const room = await requireRoom(context, roomId);
    const { messages, hasMore } = await listMessages(context.db, roomId, query);
    const lastSeq = Math.max(room.lastSeq, messages.at(-1)?.seq ?? 0);
    return { data: { messages }, meta: { lastSeq, hasMore } };
  },
});

export const chatRoutes: Route[] = [createRoom, history];
