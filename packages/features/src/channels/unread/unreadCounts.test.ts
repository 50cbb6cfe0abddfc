import { CHANNEL_UNREAD_MAX, type ChannelMessage, type ClubChannel } from '@clubline/contract';
import { expect, test } from 'vitest';
import { amy, ben, minutesAgo } from '../../testing';
import { withMessages, type MessageNews } from './unreadCounts';

const channel = (fields: Partial<ClubChannel> = {}): ClubChannel => ({
  id: 'c1',
  name: 'lounge',
  unreadCount: 0,
  lastMessageAt: minutesAgo(10),
  ...fields,
});
const news = (minutes: number, sender = ben, channelId = 'c1'): MessageNews => ({
  channelId,
  created: {
    id: `m${minutes}`,
    content: 'Hi',
    createdAt: minutesAgo(minutes),
    mediaUrls: [],
    sender,
  } satisfies ChannelMessage,
});
const counts = (channels: ClubChannel[]) => channels.map(({ unreadCount }) => unreadCount);

test('messages of others count once, however often and in which order they are told', () => {
  const once = withMessages([channel()], [news(1), news(2)], amy.id);
  expect(counts(once)).toEqual([2]);
  expect(counts(withMessages(once, [news(2), news(1)], amy.id))).toEqual([2]);
  expect(once[0]?.lastMessageAt).toBe(minutesAgo(1));
});

test('what the server has counted already is not counted again', () => {
  expect(counts(withMessages([channel({ unreadCount: 4 })], [news(11)], amy.id))).toEqual([4]);
});

test('one’s own message leaves only what came after it', () => {
  const known = [channel({ unreadCount: 7 })];
  expect(counts(withMessages(known, [news(3), news(2, amy), news(1)], amy.id))).toEqual([1]);
});

test('other channels, and those of a server that counts nothing, stay as they are', () => {
  const plain: ClubChannel = { id: 'c1', name: 'lounge' };
  expect(withMessages([plain], [news(1)], amy.id)).toEqual([plain]);
  expect(counts(withMessages([channel({ id: 'c2' })], [news(1)], amy.id))).toEqual([0]);
});

test('a message that is gone before it was counted does not count', () => {
  expect(counts(withMessages([channel()], [{ ...news(1), isRemoved: true }], amy.id))).toEqual([0]);
});

test('the first message of a channel counts, and the count ends', () => {
  expect(counts(withMessages([channel({ lastMessageAt: null })], [news(1)], amy.id))).toEqual([1]);
  const full = [channel({ unreadCount: CHANNEL_UNREAD_MAX })];
  expect(counts(withMessages(full, [news(1)], amy.id))).toEqual([CHANNEL_UNREAD_MAX]);
});
