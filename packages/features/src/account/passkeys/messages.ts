import { mediumDate } from '../../platform/dates';
import { defineMessages } from '../../platform/messages';

const times = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

/** When a passkey was used last. */
export const passkeyAgeMessages = defineMessages('passkeyAge', {
  now: 'Used just now',
  minutes: (count: number) => `Used ${times(count, 'minute')} ago`,
  hours: (count: number) => `Used ${times(count, 'hour')} ago`,
  days: (count: number) => `Used ${times(count, 'day')} ago`,
  date: (date: Date) => `Used on ${mediumDate(date)}`,
});

/** Words of the list of one's passkeys besides those of `passkeyListMessages`. */
export const passkeysMessages = defineMessages('passkeys', {
  /** `browser` and `system` are names of products. */
  name: (browser: string, system: string) => `${browser} on ${system}`,
  unknown: 'Unknown device',
  unused: 'Not used yet',
  date: (date: Date) => mediumDate(date),
  /** `date` is in the words of the one above. */
  added: (date: string) => `Added on ${date}`,
  addTitle: 'Add a passkey',
  addHint: 'Confirm with your password. Your browser then asks you for a finger, a face or a PIN.',
  addAction: 'Continue',
  onTitle: 'Ask for a passkey as well?',
  onHint:
    'Signing in with your password then takes a passkey too. You get recovery codes for the day ' +
    'on which you have none.',
  onAction: 'Turn on',
  offTitle: 'Ask for the password alone?',
  offHint: 'Your recovery codes end. Whoever knows your password can then sign in.',
  offAction: 'Turn off',
  codesTitle: 'Make new recovery codes?',
  codesHint: 'Those that you have end at once.',
  codesAction: 'Make new ones',
  removeTitle: (passkey: string) => `Remove ${passkey}?`,
  removeHint: 'Nobody signs in with it any longer. Remove it from your device as well.',
  removeAction: 'Remove',
  addedToast: 'Passkey added',
  removedToast: 'Passkey removed',
  offToast: 'Your password alone is asked for',
  signedOut: 'You are signed out. Please sign in again.',
  addedMaybe:
    'The answer got lost, so that nobody knows whether your passkey was kept. Look at the list ' +
    'before you add it again.',
  codesLost:
    'The answer got lost. If a passkey is asked for now, make new recovery codes: the first ones ' +
    'never arrived.',
  tryAgain: 'Please try again.',
  copied: 'Recovery codes copied',
  copyFailed: 'They could not be copied. Please download them.',
});
