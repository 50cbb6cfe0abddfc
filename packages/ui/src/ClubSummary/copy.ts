/** Default texts of ClubSummary. */
export const clubSummaryCopy = {
  title: 'Summary',
  name: 'Name',
  description: 'Description',
  privacy: 'Privacy',
  coOwners: 'Co-Owners',
  picture: 'Picture',
  selected: 'Selected',
  notSelected: 'Not selected',
  none: '—',
};
