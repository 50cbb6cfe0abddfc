const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** The age of a post on a profile: 'now' under a minute, then minutes, hours, days, weeks. */
export function postAge(createdAt: string, now: number): string {
  const age = now - Date.parse(createdAt);
  if (Number.isNaN(age)) return '';
  if (age < MINUTE) return 'now';
  if (age < HOUR) return `${Math.floor(age / MINUTE)}m`;
  if (age < DAY) return `${Math.floor(age / HOUR)}h`;
  if (age < WEEK) return `${Math.floor(age / DAY)}d`;
  return `${Math.floor(age / WEEK)}w`;
}
