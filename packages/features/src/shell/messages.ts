import { defineMessages } from '../platform/messages';

/**
 * Default texts of the shell's own questions; those of its menu and bar are
 * `sideMenuMessages.texts` and `topBarMessages.texts`.
 */
export const logoutMessages = defineMessages('logout', {
  title: 'Log out?',
  text: 'Are you sure you want to log out?',
  cancel: 'Cancel',
  confirm: 'Log out',
});

/** What is said where the live room does not come. */
export const liveRoomMessages = defineMessages('liveRoom', {
  notLoaded: 'The live chat could not be loaded. Load the page again to try once more.',
});

/** What is said where the search does not come. */
export const searchFailureMessages = defineMessages('searchFailure', {
  notLoaded: 'The search could not be loaded. Load the page again to try once more.',
});

/** What stands in place of a page that failed, or whose session could not be checked. */
export const errorScreenMessages = defineMessages('errorScreen', {
  errorTitle: 'Something went wrong.',
  /** Of code that did not come: browsers have words of their own for it. */
  notLoaded: 'This page could not be loaded. Check your connection, then try again.',
  retry: 'Try again',
  home: 'Back to Home',
});

/** What stands on pages whose content is still to come. */
export const placeholderMessages = defineMessages('placeholder', {
  messages: 'Messages',
  messagesText: 'For now, people talk in their clubs and in the live chatroom.',
  myClubs: 'My Clubs',
  liveScores: 'Live Scores',
});

/** What can be made from everywhere. */
export const createActionsMessages = defineMessages('createActions', {
  post: 'Post on your profile',
  club: 'Create a club',
  /** Above one's clubs. */
  postInClub: 'Post in a club',
  moreClubs: 'More clubs',
  /** Not seen: what stands below one's clubs. */
  others: 'Anything else',
});

/** What is said while there is no connection. */
export const offlineMessages = defineMessages('offline', {
  title: 'No connection.',
});

/** How old what is shown without a connection is. */
export const offlineAgeMessages = defineMessages('offlineAge', {
  now: 'Updated just now.',
  minutes: (count: number) => `Updated ${count} min ago.`,
  hours: (count: number) => `Updated ${count} h ago.`,
  days: (count: number) => (count === 1 ? 'Updated 1 day ago.' : `Updated ${count} days ago.`),
});

/** Default texts of the menu behind one's own picture. */
export const accountMenuMessages = defineMessages('accountMenu', {
  menu: 'Your account',
  account: 'Account',
  theme: 'Theme',
  system: 'Same as the system',
  light: 'Light',
  dark: 'Dark',
  highContrast: 'High contrast',
  language: 'Language',
});
