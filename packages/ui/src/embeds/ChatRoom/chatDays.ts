import type { ChatRoomMessage } from './ChatRoom.types';

/**
 * Rows per chunk: the unit that is skipped while it is off screen, and laid out and painted again
 * while rows are added to it.
 */
const CHUNK_SIZE = 20;

export interface ChatDay {
  key: string;
  /** The text of the separator; null where the day goes on from the chunk before. */
  heading: string | null;
  messages: ChatRoomMessage[];
}

export interface ChatChunk {
  key: number;
  days: ChatDay[];
}

export interface ChatFormats {
  /** One value per calendar day of the viewer. */
  dayKey(message: ChatRoomMessage): string;
  day(message: ChatRoomMessage): string;
  time(message: ChatRoomMessage): string;
}

/** Dates and times in one time zone; a date that cannot be read gives empty texts. */
export function chatFormats(locale?: string, timeZone?: string): ChatFormats {
  const format = (options: Intl.DateTimeFormatOptions, language = locale) => {
    const formatter = new Intl.DateTimeFormat(language, { ...options, timeZone });
    // Each arrival asks again for every message in the page, and a formatter is slow.
    const known = new WeakMap<ChatRoomMessage, string>();
    return (message: ChatRoomMessage) => {
      let text = known.get(message);
      if (text === undefined) {
        const time = Date.parse(message.sentAt);
        known.set(message, (text = Number.isNaN(time) ? '' : formatter.format(time)));
      }
      return text;
    };
  };
  return {
    dayKey: format({ year: 'numeric', month: '2-digit', day: '2-digit' }, 'en-CA'),
    day: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    time: format({ hour: '2-digit', minute: '2-digit' }),
  };
}

/**
 * Cuts messages into chunks and, inside them, into days. `firstOrdinal` is the place of the first
 * message in a numbering
 * that does not change when older ones are put before it, so that a row stays in its chunk and
 * keeps its element.
 */
export function chunkMessages(
  messages: readonly ChatRoomMessage[],
  firstOrdinal: number,
  formats: ChatFormats,
): ChatChunk[] {
  const chunks: ChatChunk[] = [];
  let dayBefore: string | undefined;
  messages.forEach((message, index) => {
    const key = Math.floor((firstOrdinal + index) / CHUNK_SIZE);
    let chunk = chunks.at(-1);
    if (chunk?.key !== key) chunks.push((chunk = { key, days: [] }));
    const dayKey = formats.dayKey(message);
    const last = chunk.days.at(-1);
    if (last?.key === dayKey) last.messages.push(message);
    else
      chunk.days.push({
        key: dayKey,
        heading: dayKey === dayBefore || !dayKey ? null : formats.day(message),
        messages: [message],
      });
    dayBefore = dayKey;
  });
  return chunks;
}
