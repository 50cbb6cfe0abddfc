import type { ChatRoomMessage } from './ChatRoom.types';

export interface ChatDay {
  /** Stays the same when messages are put in front of the day's first one. */
  key: string;
  /** The text of the separator; empty for dates that cannot be read. */
  heading: string;
  messages: ChatRoomMessage[];
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

/** Puts messages that follow each other on one calendar day together. */
export function daysOf(messages: readonly ChatRoomMessage[], formats: ChatFormats): ChatDay[] {
  const days: ChatDay[] = [];
  let dayBefore: string | undefined;
  for (const message of messages) {
    const day = formats.dayKey(message);
    if (day !== dayBefore) {
      const heading = formats.day(message);
      // Messages out of order bring a day back.
      const time = days.filter((one) => one.heading === heading).length;
      days.push({ key: heading + time, heading, messages: [] });
    }
    days.at(-1)?.messages.push(message);
    dayBefore = day;
  }
  return days;
}
