import type { ChannelMessage } from '@clubline/contract';
import {
  type ApiClient,
  asAnswer,
  asCount,
  asId,
  asList,
  asRecord,
  asText,
  readMediaUrls,
  readPerson,
} from '../platform/client';
import { readReactionKind } from '../posts';

/** One page of a channel, oldest first, and where the page before begins. */
export interface ChannelPage {
  messages: ChannelMessage[];
  nextCursor: string | null;
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
    sender: readPerson(message.sender ?? message.user),
    // A count alone does not say what the viewer's own reaction is: both are then asked for.
    ...(reactionCount !== null &&
      message.reaction !== undefined && {
        reactionCount,
        reaction: readReactionKind(asRecord(message.reaction).reaction ?? message.reaction),
      }),
  };
}

/** A page of messages; there is a page before only with a cursor and unless `hasMore` denies it. */
function readChannelPage(body: unknown): ChannelPage {
  const { root, data } = asAnswer(body);
  const meta = asRecord(root.meta ?? data.meta);
  const cursor = asId(meta.nextCursor);
  return {
    messages: asList(data.messages, root.messages, root.data)
      .map(readChannelMessage)
      .filter((message) => message !== null)
      .sort((a, b) => a.createdAt.localeCompare(b.createdAt)),
    nextCursor: cursor !== '' && meta.hasMore !== false ? cursor : null,
  };
}

/** What every call of a channel names. */
export interface ChannelAddress {
  clubId: string;
  channelId: string;
  userId: string;
}

/** The calls of a channel. */
export const channelCalls = {
  async load(
    client: ApiClient,
    { clubId, channelId, userId }: ChannelAddress,
    cursor?: string,
  ): Promise<ChannelPage> {
    const query = new URLSearchParams({ channelId, clubId, userId, ...(cursor && { cursor }) });
    return readChannelPage(
      await client.get(`/club-channels/${encodeURIComponent(channelId)}/messages?${query}`),
    );
  },
  /** Resolves with the stored message, or null when the answer does not show it. */
  async send(
    client: ApiClient,
    { clubId, channelId, userId }: ChannelAddress,
    content: string,
  ): Promise<ChannelMessage | null> {
    const { root, data } = asAnswer(
      await client.post(`/club-channels/${encodeURIComponent(channelId)}/messages`, {
        clubId,
        channelId,
        userId,
        content,
        mediaUrls: [],
      }),
    );
    return (
      readChannelMessage(data.message) ??
      readChannelMessage(root.message) ??
      readChannelMessage(data)
    );
  },
};
