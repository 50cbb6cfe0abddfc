import { defineMessages } from '../messages';
/** Default texts of PasswordField. */
export const passwordFieldMessages = defineMessages('passwordField', {
  show: 'Show password',
  hide: 'Hide password',
});
