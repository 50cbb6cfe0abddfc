import { defineMessages } from '../messages';
/** Default texts of SearchField. */
export const searchFieldMessages = defineMessages('searchField', {
  clear: 'Clear search',
});
