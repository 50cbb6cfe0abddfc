import type { ChannelMessage } from '@clubline/contract';
import type { ApiClient } from '../client';
import { readMediaUrls, readPerson } from '../feed';
import { readReactionKind } from '../reactions';

type Fields = Record<string, unknown>;
const asRecord = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** One page of a channel, oldest first, and where the page before begins. */
export interface ChannelPage {
  messages: ChannelMessage[];
  nextCursor: string | null;
}

/** A channel message with its sender under `sender` or `user`; null without an id. */
export function readChannelMessage(value: unknown): ChannelMessage | null {
  const message = asRecord(value);
  if (typeof message.id !== 'string' && typeof message.id !== 'number') return null;
  return {
    id: String(message.id),
    content: textOf(message.content),
    createdAt: textOf(message.createdAt ?? message.created_at),
    mediaUrls: readMediaUrls(message),
    sender: readPerson(message.sender ?? message.user),
    // A count alone does not say what the viewer's own reaction is: both are then asked for.
    ...(typeof message.reactionCount === 'number' &&
      message.reaction !== undefined && {
        reactionCount: Math.max(0, message.reactionCount),
        reaction: readReactionKind(asRecord(message.reaction).reaction ?? message.reaction),
      }),
  };
}

/** A page of messages; there is a page before only with a cursor and unless `hasMore` denies it. */
export function readChannelPage(body: unknown): ChannelPage {
  const root = asRecord(body);
  const data = asRecord(root.data);
  const meta = asRecord(root.meta ?? data.meta);
  const list = ([data.messages, root.messages, root.data].find((candidate) =>
    Array.isArray(candidate),
  ) ?? []) as unknown[];
  const cursor =
    typeof meta.nextCursor === 'string' || typeof meta.nextCursor === 'number'
      ? String(meta.nextCursor)
      : '';
  return {
    messages: list
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
    const root = asRecord(
      await client.post(`/club-channels/${encodeURIComponent(channelId)}/messages`, {
        clubId,
        channelId,
        userId,
        content,
        mediaUrls: [],
      }),
    );
    const data = asRecord(root.data);
    return (
      readChannelMessage(data.message) ??
      readChannelMessage(root.message) ??
      readChannelMessage(data)
    );
  },
};
