const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/**
 * The words of ages. Which of them there are decides the limits: `now` lasts for five seconds, or
 * for a minute where seconds have no words; without it seconds are counted from the first one on.
 */
export interface AgeMessages {
  now?: string;
  seconds?: (count: number) => string;
  minutes: (count: number) => string;
  hours: (count: number) => string;
  days: (count: number) => string;
  weeks?: (count: number) => string;
  /** Used from a week on, in place of weeks. */
  date?: (date: Date) => string;
}

/** The units of an age, longest first: from which age on each is used, and in what steps. */
const UNITS = [
  { name: 'date', length: WEEK, from: WEEK, step: Number.POSITIVE_INFINITY },
  { name: 'weeks', length: WEEK, from: WEEK, step: WEEK },
  { name: 'days', length: DAY, from: DAY, step: DAY },
  { name: 'hours', length: HOUR, from: HOUR, step: HOUR },
  { name: 'minutes', length: MINUTE, from: MINUTE, step: MINUTE },
  // Words that change with each second could not be read.
  { name: 'seconds', length: SECOND, from: 5 * SECOND, step: 5 * SECOND },
] as const;

/** The unit of this age; undefined while that is `now`. */
function unitOf(age: number, messages: AgeMessages) {
  return UNITS.find(
    ({ name, from }) =>
      messages[name] && (age >= from || (name === 'seconds' && messages.now === undefined)),
  );
}

/** In ms. What a clock that runs ahead of ours wrote in the future has just been written. */
const ageOf = (createdAt: string, now: number) => Math.max(0, now - Date.parse(createdAt));

/** How long ago this was, in the words of `messages`; empty when the time cannot be read. */
export function formatAge(createdAt: string, now: number, messages: AgeMessages): string {
  const age = ageOf(createdAt, now);
  if (Number.isNaN(age)) return '';
  const unit = unitOf(age, messages);
  if (!unit) return messages.now ?? '';
  if (unit.name === 'date') return messages.date?.(new Date(createdAt)) ?? '';
  return messages[unit.name]?.(Math.floor(age / unit.length)) ?? '';
}

/** When the words of this age change next, in ms since the epoch; infinite when they never do. */
export function nextAgeChange(createdAt: string, now: number, messages: AgeMessages): number {
  const age = ageOf(createdAt, now);
  if (Number.isNaN(age)) return Number.POSITIVE_INFINITY;
  const step = unitOf(age, messages)?.step ?? (messages.seconds ? 5 * SECOND : MINUTE);
  return Date.parse(createdAt) + (Math.floor(age / step) + 1) * step;
}
