import { feedTimeCopy } from './copy';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** How long ago, in the words of a feed: now under five seconds, then seconds, minutes, hours, days, weeks. */
export function relativeTime(
  createdAt: string,
  now: number,
  text: typeof feedTimeCopy = feedTimeCopy,
): string {
  const age = now - Date.parse(createdAt);
  // A clock that runs ahead of ours wrote something a moment in the future.
  if (Number.isNaN(age)) return '';
  if (age < 5 * SECOND) return text.now;
  if (age < MINUTE) return text.seconds(Math.floor(age / SECOND));
  if (age < HOUR) return text.minutes(Math.floor(age / MINUTE));
  if (age < DAY) return text.hours(Math.floor(age / HOUR));
  if (age < WEEK) return text.days(Math.floor(age / DAY));
  return text.weeks(Math.floor(age / WEEK));
}
