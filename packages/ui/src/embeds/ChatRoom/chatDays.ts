import type { ChatRoomMessage } from './chat.types';

export interface ChatDay {
  /** Stays the same when messages are put in front of the day's first one. */
  key: string;
  /** The text of the separator; empty for dates that cannot be read. */
  heading: string;
  messages: ChatRoomMessage[];
}

export interface ChatFormats {
  /** The calendar day of the viewer, which no other day is called. */
  day(message: ChatRoomMessage): string;
  time(message: ChatRoomMessage): string;
}

/**
 * Dates and times in one time zone; a date that cannot be read gives empty texts. A time zone or
 * language that does not exist counts as none.
 */
export function chatFormats(locale?: string, timeZone?: string): ChatFormats {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone });
    // Each arrival asks again for every message in the page, and a formatter is slow.
    const known = new WeakMap<ChatRoomMessage, string>();
    return (message: ChatRoomMessage) => {
      if (!known.has(message)) {
        const time = Date.parse(message.sentAt);
        known.set(message, Number.isNaN(time) ? '' : formatter.format(time));
      }
      return known.get(message)!;
    };
  };
  try {
    return {
      day: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
      time: format({ hour: '2-digit', minute: '2-digit' }),
    };
  } catch {
    return chatFormats(timeZone && locale);
  }
}

/** Puts messages that follow each other on one calendar day together. */
export function daysOf(messages: readonly ChatRoomMessage[], formats: ChatFormats): ChatDay[] {
  const days: ChatDay[] = [];
  for (const message of messages) {
    const heading = formats.day(message);
    if (heading !== days.at(-1)?.heading) {
      // Messages out of order bring a day back.
      const time = days.filter((one) => one.heading === heading).length;
      days.push({ key: heading + time, heading, messages: [] });
    }
    days.at(-1)!.messages.push(message);
  }
  return days;
}
