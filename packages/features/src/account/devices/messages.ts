import { mediumDate } from '../../platform/dates';
import { defineMessages } from '../../platform/messages';

const times = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

/** When a device was used last. */
export const deviceAgeMessages = defineMessages('deviceAge', {
  now: 'Used just now',
  minutes: (count: number) => `Used ${times(count, 'minute')} ago`,
  hours: (count: number) => `Used ${times(count, 'hour')} ago`,
  days: (count: number) => `Used ${times(count, 'day')} ago`,
  date: (date: Date) => `Used on ${mediumDate(date)}`,
});

/** Words of the list of one's devices besides those of `deviceListMessages`. */
export const devicesMessages = defineMessages('devices', {
  /** `browser` and `system` are names of products. */
  name: (browser: string, system: string) => `${browser} on ${system}`,
  unknown: 'Unknown device',
  /** A frame of this product on another page. */
  frame: (device: string) => `${device}, chat on another page`,
  date: (date: Date) => mediumDate(date),
  /** `date` is in the words of the one above. */
  started: (date: string) => `Signed in on ${date}`,
  signOut: 'Sign out',
  currentQuestion: 'Sign out of this device?',
  currentHint: 'You leave Clubline here and have to sign in again.',
  othersQuestion: 'Sign out everywhere else?',
  othersHint: 'You stay signed in here. On all other devices you have to sign in again.',
  signedOut: (device: string) => `Signed out of ${device}`,
  othersSignedOut: 'Signed out everywhere else',
  failed: 'You could not be signed out there',
  tryAgain: 'Please try again.',
});
