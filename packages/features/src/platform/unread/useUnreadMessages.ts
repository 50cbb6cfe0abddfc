import { useEffect, useMemo, useState } from 'react';
import { asRecord, asText } from '../client';
import { useClubline } from '../provider';

/** What has to be known of a message to say whether it is unread. */
export interface UnreadMessage {
  id: string;
  /** Its id on the server, where it is shown under another. @default `id` */
  serverId?: string | undefined;
  /** The server's order, when it gives one. */
  seq?: number | undefined;
  userId: string;
  /** ISO 8601. */
  sentAt: string;
  /** What the server has not told of has another than `sent`. @default 'sent' */
  state?: string | undefined;
}

/** What was written longer ago, in ms, was not read as it came: it was missed, and is caught up. */
const JUST_NOW_MS = 60_000;

interface UnreadOptions {
  /** The room's name in the storage, of one person. */
  storageKey: string;
  viewerId: string;
  /** Oldest first. */
  messages: readonly UnreadMessage[];
  isLoadingHistory: boolean;
  /** There are older messages than these. */
  hasOlder: boolean;
  /** Whether the room is shown. */
  isOpen: boolean;
  /**
   * So many of the messages that are there at first are unread, as the server has it.
   * @default what was shown last on this device says it
   */
  countedUnread?: number | undefined;
}

/** The newest message that somebody has had before them; all that comes later is unread. */
interface Mark {
  id: string;
  sentAt: string;
  seq?: number | undefined;
}

/**
 * What has come into a room since it was last open, one's own aside: how much, and where it begins.
 * The place outlives the visit.
 */
export function useUnreadMessages(options: UnreadOptions) {
  const { storageKey: key, viewerId, messages, isLoadingHistory, isOpen } = options;
  const { storage, clock, isVisible } = useClubline();
  const { local } = storage;
  const [mark, setMark] = useState(() => readMark(local.getJson(key)));

  const newest = newestOf(messages);
  const { id, sentAt, seq } = newest ? markOf(newest) : {};
  const markNewest = () => {
    // What is in an empty room later is new; of one whose messages are not known yet, what is
    // written from now on.
    const since = isLoadingHistory ? clock.now() : 0;
    setMark({ id: id ?? '', sentAt: sentAt ?? new Date(since).toISOString(), seq });
  };
  const counted = useCountedMark(options);
  // What this device has shown is read, even where the server did not get to know of it.
  if (counted && !isLater(mark, counted)) setMark(counted);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (!isOpen) markNewest();
  }
  useEffect(() => {
    if (isOpen && id && sentAt && isVisible())
      local.setJson(key, { id, sentAt, seq } satisfies Mark);
  }, [isOpen, id, sentAt, seq, isVisible, local, key]);

  const unread = useMemo(() => unreadAfter(mark, messages, viewerId), [mark, messages, viewerId]);
  const isShown = isOpen && !isLoadingHistory;
  const [isCaughtUp, setCaughtUp] = useState(false);
  if (isShown && isCaughtUp && unread[0] && isVisible() && isJustNow(unread[0], clock.now()))
    // Read as it comes in.
    markNewest();
  else if (isCaughtUp !== (isShown && unread.length === 0)) setCaughtUp(!isCaughtUp);
  // Among messages that are not here yet there may be unread ones, too.
  const isBeginKnown = unread[0] !== messages[0] || !options.hasOlder;
  return {
    unreadCount: isOpen ? 0 : unread.length,
    unreadFrom: isBeginKnown ? unread[0]?.id : undefined,
    /** Whoever writes has read what came before. */
    markRead: markNewest,
  };
}

/** The place that the server's count leads to: once, as soon as the messages are there. */
function useCountedMark({ countedUnread, messages, isLoadingHistory, hasOlder }: UnreadOptions) {
  const [count, setCount] = useState(countedUnread);
  // What comes before the messages are there is counted with them.
  const isCountedAnew = isLoadingHistory && count !== undefined && countedUnread !== undefined;
  if (isCountedAnew && countedUnread !== count) setCount(countedUnread);
  /** The newest message when it was counted. */
  const [newestId, setNewestId] = useState<string>();
  if (count === undefined || isLoadingHistory) return null;
  const id = newestId ?? newestOf(messages)?.id;
  const newest = messages.findIndex((message) => message.id === id);
  const read = newest - count;
  // The page before may have it.
  if (newest >= 0 && read < 0 && hasOlder) {
    if (id !== newestId) setNewestId(id);
    return null;
  }
  setCount(undefined);
  // Nothing can be counted from a message that is gone.
  if (newest < 0) return null;
  const last = messages[read];
  return last ? markOf(last) : { id: '', sentAt: new Date(0).toISOString() };
}

/** The newest message that the server has told of. */
function newestOf(messages: readonly UnreadMessage[]): UnreadMessage | undefined {
  for (let index = messages.length - 1; index >= 0; index -= 1) {
    const message = messages[index];
    if (message && (message.state === undefined || message.state === 'sent')) return message;
  }
  return undefined;
}

function unreadAfter(
  mark: Mark | null,
  messages: readonly UnreadMessage[],
  viewerId: string,
): readonly UnreadMessage[] {
  if (!mark) return [];
  // Where it is not among them, a busy room has let go of it, or it was removed. Its place says
  // more than its time: what was written at once is not stored in the order of its times.
  const at = messages.findIndex((message) => markOf(message).id === mark.id);
  const isAfter = ({ sentAt, seq }: UnreadMessage) =>
    mark.seq !== undefined && seq !== undefined
      ? seq > mark.seq
      : Date.parse(sentAt) > Date.parse(mark.sentAt);
  return messages.filter(
    (message, index) => message.userId !== viewerId && (at >= 0 ? index > at : isAfter(message)),
  );
}

/** By what the server calls it: another id is known to the page alone that shows it so. */
const markOf = ({ id, serverId = id, sentAt, seq }: UnreadMessage): Mark => ({
  id: serverId,
  sentAt,
  seq,
});

const isLater = (mark: Mark | null, other: Mark) =>
  mark !== null && Date.parse(mark.sentAt) > Date.parse(other.sentAt);

const isJustNow = ({ sentAt }: UnreadMessage, now: number) =>
  now - Date.parse(sentAt) < JUST_NOW_MS;

function readMark(value: unknown): Mark | null {
  const { id, sentAt, seq } = asRecord(value);
  const time = asText(sentAt);
  return time && !Number.isNaN(Date.parse(time))
    ? { id: asText(id), sentAt: time, ...(typeof seq === 'number' && { seq }) }
    : null;
}
