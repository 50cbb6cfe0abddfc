/** Default texts of FileField. */
export const fileFieldCopy = {
  choose: 'Choose file',
  change: 'Choose another file',
  remove: 'Remove',
  wrongType: 'This kind of file cannot be used here.',
  none: 'No file chosen',
};
