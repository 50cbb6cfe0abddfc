import { defineMessages } from '../messages';
/** Default texts of AlertDialog. */
export const alertDialogMessages = defineMessages('alertDialog', {
  close: 'OK',
});
