import type { TextsOf } from '../messages';
import type { feedAgeMessages, notificationAgeMessages, profilePostAgeMessages } from './messages';

const ago = {
  seconds: (count: number) => `hace ${count} s`,
  minutes: (count: number) => `hace ${count} min`,
  hours: (count: number) => `hace ${count} h`,
  days: (count: number) => `hace ${count} d`,
};

const weeks = (count: number) => `hace ${count} sem`;

export const feedAge: TextsOf<typeof feedAgeMessages> = { now: 'ahora mismo', ...ago, weeks };

export const notificationAge: TextsOf<typeof notificationAgeMessages> = {
  ...ago,
  date: (date) => date.toLocaleDateString('es'),
};

export const profilePostAge: TextsOf<typeof profilePostAgeMessages> = {
  now: feedAge.now,
  minutes: ago.minutes,
  hours: ago.hours,
  days: ago.days,
  weeks,
};
