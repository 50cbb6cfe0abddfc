/** Every text of reacting. */
export const reactionsCopy = {
  signInRequired: 'Sign in required',
  signInToReact: 'You must be logged in to react.',
  unauthorized: 'Unauthorized',
  sessionExpired: 'Your session may have expired. Please sign in again.',
  failed: 'Reaction failed',
};
