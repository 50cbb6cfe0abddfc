import { defineMessages } from '../messages';
/** Default texts of Select. */
export const selectMessages = defineMessages('select', {
  placeholder: 'Choose…',
});
