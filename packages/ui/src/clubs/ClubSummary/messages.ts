import { defineMessages } from '../../primitives/messages';
/** Default texts of ClubSummary. */
export const clubSummaryMessages = defineMessages('clubSummary', {
  title: 'Summary',
  name: 'Name',
  description: 'Description',
  privacy: 'Privacy',
  coOwners: 'Co-Owners',
  picture: 'Picture',
  selected: 'Selected',
  notSelected: 'Not selected',
  none: 'Not yet',
});
