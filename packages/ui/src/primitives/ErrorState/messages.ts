import { defineMessages } from '../messages';
/** Default texts of ErrorState. */
export const errorStateMessages = defineMessages('errorState', {
  retry: 'Try again',
});
