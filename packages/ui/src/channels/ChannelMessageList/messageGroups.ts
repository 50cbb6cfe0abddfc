import type { ChannelMessageItem } from './channelMessage.types';

/** Messages of one person that come within this time are one group, in ms. */
const GROUP_MS = 5 * 60_000;

type GroupedMessage = Pick<ChannelMessageItem, 'id' | 'author' | 'dateTime'>;

const isSameAuthor = (one: GroupedMessage['author'], other: GroupedMessage['author']) =>
  one.href || other.href
    ? one.href === other.href
    : one.name === other.name && one.image === other.image;

/**
 * The ids of the messages that follow one of the same person, whose name and time stand for them,
 * too. What begins below a line of its own, such as a day, is said with its author again.
 */
export function continuedMessages(
  messages: readonly GroupedMessage[],
  hasLine: (id: string) => boolean,
): ReadonlySet<string> {
  const continued = new Set<string>();
  let head: GroupedMessage | undefined;
  for (const message of messages) {
    const { id, author, dateTime } = message;
    const passed = head ? Date.parse(dateTime) - Date.parse(head.dateTime) : NaN;
    if (head && isSameAuthor(head.author, author) && Math.abs(passed) <= GROUP_MS && !hasLine(id))
      continued.add(id);
    else head = message;
  }
  return continued;
}
