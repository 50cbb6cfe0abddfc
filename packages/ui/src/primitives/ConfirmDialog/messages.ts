import { defineMessages } from '../messages';
/** Default texts of ConfirmDialog. */
export const confirmDialogMessages = defineMessages('confirmDialog', {
  cancel: 'Cancel',
});
