import { defineMessages } from '../platform/messages';
/** Every text of racers: their page, finding them and changing what is said of them. */
export const racersMessages = defineMessages('racers', {
  loadFailed: 'Failed to load racer',
  notFound: 'Racer not found',
  unnamed: 'Unnamed racer',
  noProfile: 'Nobody has written this racer’s page yet. These are the results of the event.',
  goBack: 'Go back',
  search: 'Search racers',
  editTitle: (name: string) => `Edit ${name}`,
  fixForm: 'Please fix the form',
  nameRequired: 'Name is required.',
  ageNumber: 'Age must be a number.',
  ageMin: 'Age must be at least 9.',
  ageMax: 'Age must be at most 100.',
  heightRange: 'Height must be between 36 and 96 inches (3′0″–8′0″).',
  bioRequired: 'Bio is required.',
  boatRequired: 'Boat manufacturer is required.',
  photoUploaded: 'Photo uploaded',
  profileUpdated: 'Profile updated',
  updateFailed: 'Update failed',
  changedMeanwhile: 'This racer was changed meanwhile',
  savedMeanwhile: (values: string) => `Saved: ${values}`,
  validationError: 'Validation error',
  noMediaUrl: 'Upload succeeded but no mediaUrl returned.',
});

/** Every text of the pages of administrators that is not about the racer's fields. */
export const createRacerMessages = defineMessages('createRacer', {
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
});
