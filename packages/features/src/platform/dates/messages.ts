import { defineMessages } from '../messages';
const ago = {
  seconds: (count: number) => `${count}s ago`,
  minutes: (count: number) => `${count}m ago`,
  hours: (count: number) => `${count}h ago`,
  days: (count: number) => `${count}d ago`,
};

/** How long ago something was written in a club. */
export const feedAgeMessages = defineMessages('feedAge', {
  now: 'just now',
  ...ago,
  weeks: (count: number) => `${count}w ago`,
});

/** The age of a post on a profile. */
export const profilePostAgeMessages = defineMessages('profilePostAge', {
  now: 'now',
  minutes: (count: number) => `${count}m`,
  hours: (count: number) => `${count}h`,
  days: (count: number) => `${count}d`,
  weeks: (count: number) => `${count}w`,
});

/** How long ago something happened. */
export const notificationAgeMessages = defineMessages('notificationAge', {
  ...ago,
  /** Seven days ago and longer. @default the date as the reader's browser writes it */
  date: (date: Date) => date.toLocaleDateString(),
});
