import type { ChannelMessageItem } from './channelMessage.types';

/** The ids of the messages with which a day of the viewer begins, and what each day is called. */
export function dayStarts(
  messages: readonly Pick<ChannelMessageItem, 'id' | 'dateTime'>[],
  locale: string,
): ReadonlyMap<string, string> {
  const { format } = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const starts = new Map<string, string>();
  let before = '';
  for (const { id, dateTime } of messages) {
    const time = Date.parse(dateTime);
    const day = Number.isNaN(time) ? before : format(time);
    if (day !== before) starts.set(id, day);
    before = day;
  }
  return starts;
}
