import { defineMessages } from '../../platform/messages';

/** Words of push notifications besides those of `pushSettingsMessages`. */
export const pushMessages = defineMessages('push', {
  /** The live chat of the event, as part of a sentence. */
  eventRoom: 'the World Finals chat',
  turnedOn: 'Push notifications are on in this browser',
  turnedOff: 'Push notifications are off in this browser',
  turnOnFailed: 'They could not be turned on',
  turnOffFailed: 'They could not be turned off',
  saveFailed: 'Your choice could not be saved',
  tryAgain: 'Please try again.',
});
