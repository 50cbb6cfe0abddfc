import { CHANNEL_UNREAD_MAX, type ChannelMessage, type ClubChannel } from '@clubline/contract';
import {
  ApiError,
  type ApiClient,
  asAnswer,
  asCount,
  asId,
  asList,
  asRecord,
  asText,
  readMediaUrls,
  readPageEnd,
  readPerson,
} from '../platform/client';
import type { Pages } from '../platform/paging';
import type { MessagesAround } from './messagesAround';
import type { SentWords, Unsent } from '../platform/writes';
import { readReactionKind } from '../posts';

/**
 * A message as shown: `isSending` until the server is known to have it, `unsent` once a sending has
 * failed.
 */
export type ShownMessage = ChannelMessage & { isSending?: boolean; unsent?: Unsent };

/** A channel, with how much of it is unread where the server says so; null without an id. */
export function readChannel(value: unknown): ClubChannel | null {
  const channel = asRecord(value);
  const id = asId(channel.id);
  if (!id) return null;
  const unreadCount = asCount(channel.unreadCount);
  return {
    id,
    name: asText(channel.name) || id,
    ...(unreadCount !== null && {
      unreadCount: Math.min(CHANNEL_UNREAD_MAX, unreadCount),
      lastMessageAt: asText(channel.lastMessageAt) || null,
    }),
  };
}

/** A channel message with its sender under `sender` or `user`; null without an id. */
export function readChannelMessage(value: unknown): ChannelMessage | null {
  const message = asRecord(value);
  const id = asId(message.id);
  if (!id) return null;
  const reactionCount = asCount(message.reactionCount);
  return {
    id,
    content: asText(message.content),
    createdAt: asText(message.createdAt ?? message.created_at),
    mediaUrls: readMediaUrls(message),
    ...(Array.isArray(message.mediaAlts) && { mediaAlts: message.mediaAlts.map(asText) }),
    sender: readPerson(message.sender ?? message.user),
    ...(asText(message.editedAt) && { editedAt: asText(message.editedAt) }),
    // A count alone does not say what the viewer's own reaction is: both are then asked for.
    ...(reactionCount !== null &&
      message.reaction !== undefined && {
        reactionCount,
        reaction: readReactionKind(asRecord(message.reaction).reaction ?? message.reaction),
      }),
  };
}

/** A page of messages, newest first. */
function readChannelPage(body: unknown, cursor?: string): Pages<ChannelMessage> {
  const { root, data } = asAnswer(body);
  const sent = asList(data.messages, root.messages, root.data);
  const items = sent
    .map(readChannelMessage)
    .filter((message) => message !== null)
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt))
    .toReversed();
  return { items, ...readPageEnd(body, sent.length, cursor) };
}

/** What every call of a channel names. */
export interface ChannelAddress {
  clubId: string;
  channelId: string;
  userId: string;
}

const part = encodeURIComponent;

/** The message that an answer shows; null where it shows none. */
function storedMessage(body: unknown): ChannelMessage | null {
  const { root, data } = asAnswer(body);
  return (
    readChannelMessage(data.message) ?? readChannelMessage(root.message) ?? readChannelMessage(data)
  );
}

/** The calls of a channel. */
export const channelCalls = {
  async load(
    client: ApiClient,
    { clubId, channelId, userId }: ChannelAddress,
    { cursor, order }: { cursor?: string; order?: 'ASC' } = {},
  ): Promise<Pages<ChannelMessage>> {
    const query = new URLSearchParams({
      channelId,
      clubId,
      userId,
      ...(cursor && { cursor }),
      ...(order && { order }),
    });
    return readChannelPage(
      await client.get(`/club-channels/${part(channelId)}/messages?${query}`),
      cursor,
    );
  },
  /**
   * One message with those around it; null once it is gone. Only servers that say `single-messages`
   * answer this.
   */
  async loadAround(
    client: ApiClient,
    { channelId }: Pick<ChannelAddress, 'channelId'>,
    messageId: string,
  ): Promise<MessagesAround | null> {
    const path = `/club-channels/${part(channelId)}/messages/${part(messageId)}`;
    const body = await client.get(path).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    });
    if (body === null) return null;
    const newerCursor = asId(asRecord(asAnswer(body).root.meta).newerCursor) || null;
    return { ...readChannelPage(body), newerCursor };
  },
  /** Resolves with the stored message, or null when the answer does not show it. */
  async send(
    client: ApiClient,
    { clubId, channelId, userId }: ChannelAddress,
    message: { content: string; mediaUrls?: string[]; mediaAlts?: string[] },
    clientId?: string,
  ): Promise<ChannelMessage | null> {
    return storedMessage(
      await client.post(`/club-channels/${part(channelId)}/messages`, {
        clubId,
        channelId,
        userId,
        mediaUrls: [],
        ...message,
        ...(clientId && { clientId }),
      }),
    );
  },
  /**
   * Says that the viewer has read up to that time; resolves with the channel as it is for them
   * then, or null. Only servers that say how much of a channel is unread answer this.
   */
  markRead: async (
    client: ApiClient,
    channelId: string,
    upTo: string,
  ): Promise<ClubChannel | null> =>
    readChannel(
      asAnswer(await client.put(`/club-channels/${part(channelId)}/read`, { upTo })).data.channel,
    ),
  /** Only servers that say `changeMessages` answer this; null where the answer does not show it. */
  change: async (
    client: ApiClient,
    { channelId }: Pick<ChannelAddress, 'channelId'>,
    { id, ...words }: { id: string } & SentWords,
  ): Promise<ChannelMessage | null> =>
    storedMessage(
      await client.patch(`/club-channels/${part(channelId)}/messages/${part(id)}`, words),
    ),
  /** Only servers that say `deleteMessages` answer this. */
  remove: (client: ApiClient, channelId: string, messageId: string): Promise<unknown> =>
    client.delete(`/club-channels/${part(channelId)}/messages/${part(messageId)}`),
};
