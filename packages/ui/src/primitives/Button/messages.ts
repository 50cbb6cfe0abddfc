import { defineMessages } from '../messages';
/** Default texts of Button. */
export const buttonMessages = defineMessages('button', {
  pending: 'Working…',
});
