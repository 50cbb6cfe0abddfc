import { defineMessages } from '../../primitives/messages';
/** Texts of the fields that describe a racer, in RacerEditForm and RacerCreateForm. */
export const racerFieldsMessages = defineMessages('racerFields', {
  age: 'Age',
  bio: 'Bio',
  origin: 'Origin',
  height: 'Height (inches)',
  heightHelp: 'From 36 to 96 inches (3′0″–8′0″).',
  boatManufacturers: 'Boat manufacturer',
});

/** Default texts of RacerEditForm. */
export const racerEditFormMessages = defineMessages('racerEditForm', {
  photo: 'Photo',
  photoAlt: 'Describe the photo',
  photoAltHelp: 'Read to people who cannot see it. You may leave it out.',
  uploading: 'Uploading photo',
  save: 'Save changes',
  saving: 'Saving…',
  cancel: 'Cancel',
});
