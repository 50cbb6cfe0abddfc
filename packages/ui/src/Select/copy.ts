/** Default texts of Select. */
export const selectCopy = {
  placeholder: 'Choose…',
};
