import { defineMessages } from '../../primitives/messages';
/** Default texts of PinForm. */
export const pinFormMessages = defineMessages('pinForm', {
  title: 'Restricted area',
  description: 'Enter the 4-digit PIN to go on.',
  pin: 'PIN',
  unlock: 'Unlock',
  wrong: 'Wrong PIN',
});
