import { defineMessages } from '../messages';

/** What stands under a field when the server's own words are of no use to people. */
export const fieldErrorMessages = defineMessages('fieldError', {
  notAccepted: 'This was not accepted. Please change it.',
});
