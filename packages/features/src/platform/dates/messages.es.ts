import type { TextsOf } from '../messages';
import type { feedTimeMessages, notificationTimeMessages, postAgeMessages } from './messages';

export const feedTime: TextsOf<typeof feedTimeMessages> = {
  now: 'ahora mismo',
  seconds: (count) => `hace ${count} s`,
  minutes: (count) => `hace ${count} min`,
  hours: (count) => `hace ${count} h`,
  days: (count) => `hace ${count} d`,
  weeks: (count) => `hace ${count} sem`,
};

export const notificationTime: TextsOf<typeof notificationTimeMessages> = {
  seconds: (count) => `hace ${count} s`,
  minutes: (count) => `hace ${count} min`,
  hours: (count) => `hace ${count} h`,
  days: (count) => `hace ${count} d`,
  date: (date) => date.toLocaleDateString('es'),
};

export const postAge: TextsOf<typeof postAgeMessages> = {
  now: 'ahora',
  minutes: (count) => `${count} min`,
  hours: (count) => `${count} h`,
  days: (count) => `${count} d`,
  weeks: (count) => `${count} sem`,
};
