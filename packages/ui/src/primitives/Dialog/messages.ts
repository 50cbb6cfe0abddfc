import { defineMessages } from '../messages';
/** Default texts of Dialog. */
export const dialogMessages = defineMessages('dialog', {
  close: 'Close',
});
