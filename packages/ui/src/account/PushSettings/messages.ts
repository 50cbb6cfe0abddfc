import { defineMessages } from '../../primitives/messages';

/** Default texts of PushSettings. */
export const pushSettingsMessages = defineMessages('pushSettings', {
  title: 'Push notifications',
  hint:
    'You are told in this browser, also while no page of ours is open. Your screen shows who it ' +
    'is, but nothing of what they wrote.',
  on: 'On in this browser',
  off: 'Off in this browser',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  unsupported: 'This browser cannot receive them',
  unsupportedHint:
    'On an iPhone or iPad, add this site to your home screen and open it from there. Elsewhere, ' +
    'try another browser.',
  denied: 'Your browser blocks them',
  deniedHint:
    'Allow notifications for this site in the settings of your browser, then load this page again.',
  offline: 'You are offline',
  offlineHint: 'This can be changed once you are connected again.',
  kinds: 'What you are told of',
  kindsHint: 'In each browser in which you have turned them on.',
  replies: 'Answers to your posts and comments',
  mentions: 'Mentions of you',
  /** `name` is that of a live chat. */
  room: (name: string) => `Messages in ${name}`,
  roomHint: 'Once in ten minutes at most.',
  loading: 'Loading your choice…',
  failed: 'Your choice could not be loaded.',
  retry: 'Try again',
});
