import { z } from 'zod';
import type { ChannelMessage } from '../entities';
import { clubChannel } from './clubs';
import { TEXT_LIMITS } from './textLimits';
import {
  actorId,
  cursor,
  id,
  keysetMeta,
  mediaUrls,
  personSummary,
  reactionKind,
  text,
  timestamp,
} from './values';

export const channelMessage = z.object({
  id: z.string(),
  content: z.string(),
  createdAt: timestamp,
  mediaUrls: z.array(z.string()),
  sender: personSummary,
  reaction: reactionKind.nullable(),
  reactionCount: z.number().int(),
}) satisfies z.ZodType<ChannelMessage>;

/** GET /club-channels/{clubId} */
export const channelsResponse = z.object({ data: z.object({ channels: z.array(clubChannel) }) });

export const channelParams = z.object({ channelId: id });

/** GET /club-channels/{channelId}/messages; newest first, `meta.nextCursor` leads to older ones. */
export const channelMessagesQuery = z.object({
  channelId: id.optional(),
  clubId: id.optional(),
  userId: actorId,
  cursor: cursor.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});
export const channelMessagesResponse = z.object({
  data: z.object({ messages: z.array(channelMessage) }),
  meta: keysetMeta,
});

/** POST /club-channels/{channelId}/messages */
export const createChannelMessageBody = z.object({
  clubId: id.optional(),
  channelId: id.optional(),
  userId: actorId,
  content: text(TEXT_LIMITS.channelMessage),
  mediaUrls,
});
export const channelMessageResponse = z.object({ data: z.object({ message: channelMessage }) });

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
