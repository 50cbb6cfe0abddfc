import { CHANNEL_UNREAD_MAX, type ChannelMessage, type ClubChannel } from '@clubline/contract';

/** What has become of a message in one of a club's channels. */
export interface MessageNews {
  channelId: string;
  /** It was written. */
  created?: ChannelMessage;
  /** It was deleted. */
  isRemoved?: true;
}

/** The channels after news of their messages; what is counted already is not counted again. */
export function withMessages(
  channels: readonly ClubChannel[],
  news: readonly MessageNews[],
  viewerId: string,
): ClubChannel[] {
  const arrived = news
    .filter(({ isRemoved }) => !isRemoved)
    .flatMap(({ channelId, created }) => (created ? [{ channelId, ...created }] : []))
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  return channels.map((channel) =>
    arrived
      .filter(({ channelId }) => channelId === channel.id)
      .reduce((known, message) => withMessage(known, message, viewerId), channel),
  );
}

function withMessage(
  channel: ClubChannel,
  { createdAt, sender }: ChannelMessage,
  viewerId: string,
): ClubChannel {
  const { unreadCount, lastMessageAt } = channel;
  if (unreadCount === undefined || createdAt <= (lastMessageAt ?? '')) return channel;
  // Who writes in a channel has read it.
  const isOwn = sender.id === viewerId;
  return {
    ...channel,
    unreadCount: isOwn ? 0 : Math.min(CHANNEL_UNREAD_MAX, unreadCount + 1),
    lastMessageAt: createdAt,
  };
}

/** The channels with one of them as the server has it by now. */
export const withChannel = (
  channels: readonly ClubChannel[],
  changed: ClubChannel,
): ClubChannel[] =>
  channels.map((channel) => (channel.id === changed.id ? { ...channel, ...changed } : channel));
