import { notificationTimeCopy } from './copy';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago, in seconds, minutes, hours, and days under seven; then the date. Empty when the time cannot be read. */
export function notificationTime(
  createdAt: string,
  now: number,
  text: typeof notificationTimeCopy = notificationTimeCopy,
): string {
  const then = Date.parse(createdAt);
  if (Number.isNaN(then)) return '';
  // A server's clock may run a little ahead of ours.
  const age = Math.max(0, now - then);
  if (age < MINUTE) return text.seconds(Math.floor(age / 1_000));
  if (age < HOUR) return text.minutes(Math.floor(age / MINUTE));
  if (age < DAY) return text.hours(Math.floor(age / HOUR));
  if (age < 7 * DAY) return text.days(Math.floor(age / DAY));
  return text.date(new Date(then));
}
