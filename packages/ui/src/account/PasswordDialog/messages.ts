import { defineMessages } from '../../primitives/messages';

/** Default texts of PasswordDialog. */
export const passwordDialogMessages = defineMessages('passwordDialog', {
  password: 'Your password',
  cancel: 'Cancel',
});
