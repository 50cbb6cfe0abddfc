import { defineMessages, type TextsOf } from '../platform/messages';

/**
 * Words of the settings besides those of `settingsLayoutMessages.texts` and
 * `settingsProfileFormMessages.texts`. Some are fixed to the character by the product's definition.
 */
export const settingsMessages = defineMessages('settings', {
  loadFailed: "Couldn't load profile",
  notLoaded: 'Your profile appears here once it has loaded.',
  tryAgain: 'Please try again.',
  retry: 'Try again',
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  usernameRequired: 'Username is required',
  usernameInvalid: 'Only letters, numbers, and underscores are allowed.',
  bioTooLong: (max: number) => `Your bio can have at most ${max} characters.`,
  signedOut: 'Please sign in to change your settings.',
  signIn: 'Sign In',
});

/** Toasts of the settings. */
export const settingsToastMessages = defineMessages('settingsToast', {
  tagLimit: 'Tag limit reached',
  tagLimitText: 'You can add up to 2 profile tags.',
  updated: 'Profile updated',
  renamed: 'Username updated',
  renamedText: 'Please sign in again with your new username.',
  updateFailed: 'Update failed',
  taken: 'Username or email already in use.',
  changedMeanwhile: 'Your profile was changed elsewhere meanwhile',
  savedMeanwhile: (values: string) => `Saved there: ${values}`,
  unauthorized: 'Unauthorized',
  unauthorizedText: 'You are logged out. Logging in again...',
});

export interface SettingsTexts {
  page: TextsOf<typeof settingsMessages>;
  toasts: TextsOf<typeof settingsToastMessages>;
}
