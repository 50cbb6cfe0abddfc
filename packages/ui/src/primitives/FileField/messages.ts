import { defineMessages } from '../messages';
/** Default texts of FileField. */
export const fileFieldMessages = defineMessages('fileField', {
  choose: 'Choose file',
  change: 'Choose another file',
  remove: 'Remove',
  wrongType: 'This kind of file cannot be used here.',
  unreadable: 'This picture cannot be read. Please choose another one.',
  tooLarge: 'The picture is too large.',
  none: 'No file chosen',
});
