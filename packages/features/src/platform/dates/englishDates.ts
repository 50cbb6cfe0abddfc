import { dateFormat } from './dateFormat';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** The English name of a day of the week in another language; any other word stays what it is. */
export function weekdayIn(name: string, locale: string): string {
  const index = WEEKDAYS.indexOf(name);
  // The year 2024 began on a Monday.
  return index < 0 ? name : format(0, index + 1, locale, { weekday: 'long' });
}

/** A date in English, e.g. 'October 6th', in another language; any other text stays what it is. */
export function monthDayIn(date: string, locale: string): string {
  const [, month = '', day] = /^([A-Z][a-z]+) (\d{1,2})(?:st|nd|rd|th)?$/.exec(date) ?? [];
  const index = MONTHS.indexOf(month);
  return index < 0 ? date : format(index, Number(day), locale, { month: 'long', day: 'numeric' });
}

const format = (
  month: number,
  day: number,
  locale: string,
  parts: Intl.DateTimeFormatOptions,
): string => dateFormat(locale, { ...parts, timeZone: 'UTC' }).format(Date.UTC(2024, month, day));
