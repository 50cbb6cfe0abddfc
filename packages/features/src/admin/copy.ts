/** Every text of the pages of administrators that is not about the racer's fields. */
export const adminCopy = {
  notSetUp: 'This page is not set up',
  notSetUpHint: 'No PIN is configured for it. Set one where the site is built.',
  createRacer: 'Create racer',
  duplicate: (name: string) =>
    `Duplicate athlete ${name} already exists. Select it from the dropdown or change the name.`,
  racerCreated: 'Racer created',
  racerExists: 'This athlete has a racer page already',
  createFailed: 'Create failed',
  error: 'Error',
  signInRequired: 'Sign in required',
  sessionExpired: 'Your session expired. Please sign in again.',
  notAllowed: 'Only administrators may create racers.',
  tryAgain: 'Please try again.',
};
