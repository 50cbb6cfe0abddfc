import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChannelMessage } from '@clubline/contract';
import { withNextPage } from '../platform/paging';
import {
  joinedWithPart,
  meetsNewest,
  withNewerPage,
  withPartAgain,
  type MessagesAround,
} from './messagesAround';

const message = (n: number): ChannelMessage => ({
  id: `m${n}`,
  content: `Word ${n}.`,
  createdAt: new Date(n * 60_000).toISOString(),
  mediaUrls: [],
  sender: { id: 'u', username: 'u', firstName: 'U', lastName: '', profilePicture: null },
});
const descending = (from: number, to: number) =>
  Array.from({ length: Math.max(0, from - to + 1) }, (_, index) => message(from - index));
const ids = ({ items }: { items: ChannelMessage[] }) => items.map(({ id }) => id).join(' ');

/** A channel of messages 1 to `count`: a page of older ones, of newer ones, and around one. */
const channelOf = (count: number, size: number) => ({
  older: (n: number) => {
    const to = Math.max(1, n - size);
    return { items: descending(n - 1, to), nextCursor: to > 1 ? String(to) : null };
  },
  newer: (n: number) => {
    const from = Math.min(count, n + size);
    return { items: descending(from, n + 1), nextCursor: from < count ? String(from) : null };
  },
  around(n: number): MessagesAround {
    const [older, newer] = [this.older(n), this.newer(n)];
    return {
      items: [...newer.items, message(n), ...older.items],
      nextCursor: older.nextCursor,
      newerCursor: newer.nextCursor,
    };
  },
});

test('from any message, pages to both sides become the whole channel, in order, each once', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 7 }),
      fc.array(fc.boolean(), { maxLength: 30 }),
      (count, wanted, size, turns) => {
        const channel = channelOf(count, size);
        const first = { ...channel.older(count + 1), cutAt: undefined };
        let newest = { items: first.items, nextCursor: first.nextCursor };
        let part = channel.around(Math.min(wanted, count));
        for (const isOlder of turns) {
          if (isOlder && part.nextCursor)
            part = { ...part, ...withNextPage(part, channel.older(Number(part.nextCursor))) };
          if (!isOlder && part.newerCursor)
            part = withNewerPage(part, channel.newer(Number(part.newerCursor)));
        }
        while (!meetsNewest(part, newest))
          part = withNewerPage(part, channel.newer(Number(part.newerCursor)));
        newest = { nextCursor: null, ...joinedWithPart(newest, part) };
        while (newest.nextCursor)
          newest = {
            nextCursor: null,
            ...withNextPage(newest, channel.older(Number(newest.nextCursor))),
          };
        expect(ids(newest)).toBe(ids({ items: descending(count, 1) }));
      },
    ),
  ));

test('a part that is asked for again keeps its pages, without what was deleted', () => {
  const channel = channelOf(60, 3);
  const part = withNewerPage(channel.around(30), channel.newer(33));
  const fresh = channel.around(30);
  const without = { ...fresh, items: fresh.items.filter(({ id }) => id !== 'm31') };
  const again = withPartAgain(without, part);
  expect(ids(again!)).toBe(ids({ items: part.items.filter(({ id }) => id !== 'm31') }));
  expect(again).toMatchObject({ newerCursor: '36', nextCursor: '27' });
  expect(withPartAgain(channel.around(5), part)).toEqual(channel.around(5));
  expect(withPartAgain(null, part)).toBeNull();
  expect(withPartAgain(fresh, undefined)).toEqual(fresh);
});
