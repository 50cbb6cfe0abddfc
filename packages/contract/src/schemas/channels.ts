import { z } from 'zod';
import { CHANNEL_UNREAD_MAX } from '../channels';
import type { ChannelMessage, ClubChannel } from '../channels';
import { cursor, keysetMeta } from './paging';
import { mediaAlts, mediaUrls, reactionKind } from './posts';
import { personSummary } from './profiles';
import { actorId, clientId, id, optionalText, order, seenContent, text, timestamp } from './values';

const CHANNEL_MESSAGE_MAX = 4_000;

export const clubChannel = z.object({
  id: z.string(),
  name: z.string(),
  unreadCount: z
    .number()
    .int()
    .max(CHANNEL_UNREAD_MAX)
    .optional()
    .describe(
      'Addition, to members: messages since they have read there last, or joined; ' +
        `${CHANNEL_UNREAD_MAX} for as many or more.`,
    ),
  lastMessageAt: timestamp
    .nullable()
    .optional()
    .describe('Addition, to members: when its newest message was written; null without any.'),
}) satisfies z.ZodType<ClubChannel>;

const channelMessage = z.object({
  id: z.string(),
  content: z.string(),
  createdAt: timestamp,
  mediaUrls: z.array(z.string()),
  sender: personSummary,
  reaction: reactionKind.nullable(),
  reactionCount: z.number().int(),
  mediaAlts: z
    .array(z.string())
    .describe('Addition: what each picture shows, in words; empty where nobody has said it.'),
  editedAt: timestamp
    .nullable()
    .describe('Addition: when its sender last changed it; null for never.'),
}) satisfies z.ZodType<ChannelMessage>;

/** GET /club-channels/{clubId} */
export const channelsParams = z.object({ clubId: id });
export const channelsResponse = z.object({ data: z.object({ channels: z.array(clubChannel) }) });

export const channelParams = z.object({ channelId: id });

/** PUT /club-channels/{channelId}/read, an addition. */
export const readChannelBody = z.object({
  upTo: z.iso
    .datetime({ precision: 3 })
    .describe('`createdAt` of the newest message that one has read.'),
});
export const readChannelResponse = z.object({ data: z.object({ channel: clubChannel }) });

/** GET /club-channels/{channelId}/messages; newest first, `meta.nextCursor` leads to older ones. */
export const channelMessagesQuery = z.object({
  channelId: id.optional(),
  clubId: id.optional(),
  userId: actorId,
  cursor: cursor.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
  order: order.describe('Addition: ASC for oldest first, so that a cursor leads to newer ones.'),
});
export const channelMessagesResponse = z.object({
  data: z.object({ messages: z.array(channelMessage) }),
  meta: keysetMeta,
});

/** POST /club-channels/{channelId}/messages */
export const createChannelMessageBody = z
  .object({
    clubId: id.optional(),
    channelId: id.optional(),
    userId: actorId,
    content: optionalText(CHANNEL_MESSAGE_MAX),
    mediaUrls,
    mediaAlts: mediaAlts.describe('Addition: what each picture shows, in words.'),
    clientId,
  })
  .refine((body) => body.content !== '' || body.mediaUrls.length > 0, {
    path: ['content'],
    message: 'Write something or add a picture.',
  });
export const channelMessageResponse = z.object({ data: z.object({ message: channelMessage }) });

/** GET, PATCH and DELETE /club-channels/{channelId}/messages/{messageId}, additions. */
export const channelMessageParams = z.object({ channelId: id, messageId: id });
export const channelMessagesAroundQuery = z.object({
  limit: z.coerce.number().int().min(1).max(50).default(20).describe('Messages on each side.'),
});
export const channelMessagesAroundResponse = z.object({
  data: z.object({
    messages: z.array(channelMessage).describe('The message among those around it, newest first.'),
  }),
  meta: keysetMeta.extend({
    newerCursor: z
      .string()
      .nullable()
      .describe('Leads to newer messages, with `order=ASC`; null where there are none.'),
  }),
});
export const updateChannelMessageBody = z.object({
  content: text(CHANNEL_MESSAGE_MAX),
  seen: seenContent(CHANNEL_MESSAGE_MAX),
});

/** /club-channel-reactions/{messageId}/{userId} and /count/{messageId} */
export const messageReactionParams = z.object({ messageId: id, userId: id });
export const messageParams = z.object({ messageId: id });
export const messageReactionResponse = z.object({
  data: z.object({ reaction: reactionKind.nullable(), count: z.number().int().optional() }),
});
export const messageReactionCountResponse = z.object({
  data: z.object({ count: z.number().int() }),
});

/** POST /club-channel-reactions; sets or replaces the person's one reaction. */
export const setMessageReactionBody = z.object({
  clubChannelMessageId: id,
  userId: actorId,
  reaction: reactionKind,
});
