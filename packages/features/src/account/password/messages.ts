import { defineMessages } from '../../platform/messages';

/** Words of changing the password besides those of `passwordFormMessages`. */
export const passwordChangeMessages = defineMessages('passwordChange', {
  currentRequired: 'Your current password is required',
  short: (minimum: number) => `Password must be at least ${minimum} characters`,
  differ: 'Passwords do not match.',
  changed: 'Password changed',
  changedText: 'You are signed out on all other devices.',
  failed: "Couldn't change your password",
  tryAgain: 'Please try again.',
});
