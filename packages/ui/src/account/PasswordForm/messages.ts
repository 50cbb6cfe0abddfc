import { defineMessages } from '../../primitives/messages';

/** Default texts of PasswordForm. */
export const passwordFormMessages = defineMessages('passwordForm', {
  title: 'Password',
  hint: 'A new one signs you out on all other devices.',
  current: 'Current password',
  password: 'New password',
  confirmation: 'Confirm new password',
  submit: 'Change password',
  pending: 'Changing your password…',
});
