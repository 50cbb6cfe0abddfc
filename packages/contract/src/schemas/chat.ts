import { z } from 'zod';
import type { ChatMessage } from '../chat';
import { partnerMark } from './partners';
import { id, text } from './values';

/** Longest chat message, in UTF-16 code units after trimming. */
const CHAT_MESSAGE_MAX = 2_000;
/** Most messages one history answer holds. */
const CHAT_HISTORY_MAX = 200;
/** The largest number that databases store of a message; a larger one asks for the same. */
const SEQ_MAX = 2_147_483_647;

/** Id of a room, which belongs to a match or an event. */
export const matchId = z
  .string('matchId is required')
  .regex(/^[A-Za-z0-9_.:-]{1,128}$/, 'Not a valid matchId.');

const chatMessage = z.object({
  messageId: z.string(),
  userId: z.string(),
  username: z.string(),
  profilePicture: z.string().nullable(),
  message: z.string(),
  createdAt: z.string(),
  seq: z.number().int(),
  clientMessageId: z.string().optional(),
  partner: partnerMark.optional().describe('Addition: the sender is one of a partner’s people.'),
}) satisfies z.ZodType<ChatMessage>;

/** POST /live-chats/create-chat-room */
export const createChatRoomBody = z.object({ matchId });
export const chatRoomResponse = z.object({
  data: z.object({ matchId: z.string(), lastSeq: z.number().int(), createdAt: z.string() }),
});

const withinSeqs = (seq: number): number => Math.min(seq, SEQ_MAX);

/** GET /live-chats/messages/{matchId}: the newest messages, oldest first. */
export const chatHistoryParams = z.object({ matchId });
export const chatHistoryQuery = z.object({
  after: z.coerce
    .number()
    .int()
    .min(0)
    .overwrite(withinSeqs)
    .optional()
    .describe('Only messages with a greater seq: what a client missed.'),
  before: z.coerce
    .number()
    .int()
    .min(1)
    .overwrite(withinSeqs)
    .optional()
    .describe('Only messages with a smaller seq: the page before.'),
  limit: z.coerce.number().int().min(1).max(CHAT_HISTORY_MAX).default(100),
});
export const chatHistoryResponse = z.object({
  data: z.object({ messages: z.array(chatMessage) }),
  meta: z.object({
    lastSeq: z.number().int(),
    hasMore: z.boolean().describe('Whether messages remain in the direction asked for.'),
  }),
});

/** Payloads of the socket's events. */
export const joinRoomEvent = z.object({ matchId, username: z.string().max(200).optional() });
export const leaveRoomEvent = z.object({ matchId, userId: id.optional() });
export const sendMessageEvent = z.object({
  matchId,
  userId: id,
  message: text(CHAT_MESSAGE_MAX, 'The message is empty.'),
  clientMessageId: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/, 'Not a valid clientMessageId.')
    .optional(),
});
