import type { ChannelMessage } from '@clubline/contract';
import { type Pages, withoutDoubles } from '../platform/paging';

/** A part of a channel, newest first, that need not begin with its newest message. */
export interface MessagesAround extends Pages<ChannelMessage> {
  /** Leads to newer messages; null where there are none. */
  newerCursor: string | null;
}

/** The part, with the page of newer messages before it. */
export function withNewerPage(known: MessagesAround, page: Pages<ChannelMessage>): MessagesAround {
  return {
    ...known,
    items: withoutDoubles([...page.items, ...known.items]),
    newerCursor: page.nextCursor ?? null,
  };
}

/** The part, asked for again, within what is known of it; alone where the two do not meet. */
export function withPartAgain(
  fresh: MessagesAround | null,
  known: MessagesAround | null | undefined,
): MessagesAround | null {
  if (!fresh || !known) return fresh;
  const at = (message: ChannelMessage | undefined) =>
    known.items.findIndex(({ id }) => id === message?.id);
  const [first, last] = [at(fresh.items[0]), at(fresh.items.at(-1))];
  if (first === -1 || last === -1) return fresh;
  const items = [...known.items.slice(0, first), ...fresh.items, ...known.items.slice(last + 1)];
  return {
    ...known,
    items: withoutDoubles(items),
    ...(first === 0 && { newerCursor: fresh.newerCursor }),
    ...(last === known.items.length - 1 && { nextCursor: fresh.nextCursor ?? null }),
  };
}

/** Whether nothing is missing between the part and the newest messages. */
export function meetsNewest(part: MessagesAround, newest: Pages<ChannelMessage>): boolean {
  const ids = new Set(newest.items.map(({ id }) => id));
  return part.newerCursor === null || part.items.some(({ id }) => ids.has(id));
}

/** The newest messages and the part that meets them, as one list. */
export const joinedWithPart = (
  newest: Pages<ChannelMessage>,
  part: MessagesAround,
): Pages<ChannelMessage> => ({
  items: withoutDoubles([...newest.items, ...part.items]),
  nextCursor: part.nextCursor ?? null,
});
