/** Default texts of SearchField. */
export const searchFieldCopy = {
  clear: 'Clear search',
};
