import { postAgeCopy } from './copy';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** The age of a post on a profile: now under a minute, then minutes, hours, days, weeks. */
export function postAge(
  createdAt: string,
  now: number,
  text: typeof postAgeCopy = postAgeCopy,
): string {
  const age = now - Date.parse(createdAt);
  if (Number.isNaN(age)) return '';
  if (age < MINUTE) return text.now;
  if (age < HOUR) return text.minutes(Math.floor(age / MINUTE));
  if (age < DAY) return text.hours(Math.floor(age / HOUR));
  if (age < WEEK) return text.days(Math.floor(age / DAY));
  return text.weeks(Math.floor(age / WEEK));
}
