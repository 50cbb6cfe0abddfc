/** Every text of the live chat that stands outside of the room itself. */
export const chatCopy = {
  signedOutAttempt: 'You must be signed in to send messages.',
};
