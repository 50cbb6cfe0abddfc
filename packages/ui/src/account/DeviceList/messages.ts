import { defineMessages } from '../../primitives/messages';

/** Default texts of DeviceList. */
export const deviceListMessages = defineMessages('deviceList', {
  title: 'Your devices',
  hint:
    'Where you are signed in. If you do not know one of them, sign out there and change your ' +
    'password.',
  current: 'This device',
  signOut: 'Sign out',
  /** Read out instead of `signOut`, of which a list has many. */
  signOutOf: (device: string) => `Sign out of ${device}`,
  signOutOthers: 'Sign out everywhere else',
  /** In place of the others of a long list; `count` is of all. */
  showAll: (count: number) => `Show all ${count} devices`,
  showFewer: 'Show fewer',
  loading: 'Loading your devices…',
  failed: 'Your devices could not be loaded.',
  retry: 'Try again',
});
