const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** How long ago, in the words of a feed: 'just now' under five seconds, then seconds, minutes, hours, days, weeks. */
export function relativeTime(createdAt: string, now: number): string {
  const age = now - Date.parse(createdAt);
  // A clock that runs ahead of ours wrote something a moment in the future.
  if (Number.isNaN(age)) return '';
  if (age < 5 * SECOND) return 'just now';
  if (age < MINUTE) return `${Math.floor(age / SECOND)}s ago`;
  if (age < HOUR) return `${Math.floor(age / MINUTE)}m ago`;
  if (age < DAY) return `${Math.floor(age / HOUR)}h ago`;
  if (age < WEEK) return `${Math.floor(age / DAY)}d ago`;
  return `${Math.floor(age / WEEK)}w ago`;
}
