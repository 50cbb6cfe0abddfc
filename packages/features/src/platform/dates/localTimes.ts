import { dateFormat } from './dateFormat';

/** A day without its year, in the reader's time zone, e.g. 'Monday 6 October'. */
export const longDay = (date: Date, locale: string): string =>
  dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(date);

/** From when to when, in the reader's time zone, e.g. '18:00–19:30'. */
export const timeSpan = (start: Date, end: Date, locale: string): string =>
  `${timeOfDay(start, locale)}–${timeOfDay(end, locale)}`;

const timeOfDay = (date: Date, locale: string) =>
  dateFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(date);

/** The name of the reader's time zone at a moment, e.g. 'Central European Summer Time'. */
export const zoneName = (at: Date, locale: string): string =>
  dateFormat(locale, { timeZoneName: 'long' })
    .formatToParts(at.getTime())
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';
