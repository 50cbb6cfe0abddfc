import { defineMessages } from '../../primitives/messages';
/** Default texts of ClubForm and ClubEditForm. */
export const clubFormMessages = defineMessages('clubForm', {
  form: 'New club',
  editForm: 'Edit club',
  name: 'Club Name',
  description: 'Description',
  descriptionHelp: 'Optional. What the club is about.',
  picture: 'Club Picture',
  pictureHelp: 'Optional. Any kind of picture.',
  choosePicture: 'Choose picture',
  changePicture: 'Change',
  noPicture: 'No picture chosen',
  removePicture: 'Remove',
  privacy: 'Club Privacy',
  public: 'Public Club',
  publicHelp: 'Anyone can discover and join.',
  coOwners: 'Co-Owners',
  coOwnersHelp: 'Optional. Usernames, separated by commas.',
  coOwnersPlaceholder: 'amy_lake, ben_torres',
  create: 'Create Club',
  creating: 'Creating…',
  /** Below the button, while it is off for that. */
  needsName: 'A club needs a name.',
  save: 'Save Changes',
  saving: 'Saving…',
});
