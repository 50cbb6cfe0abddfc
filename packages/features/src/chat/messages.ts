import { defineMessages } from '../platform/messages';
/** Every text of the live chat that stands outside of the room itself. */
export const chatMessages = defineMessages('chat', {
  signedOutAttempt: 'You must be signed in to send messages.',
});
