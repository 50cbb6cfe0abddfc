/** Default texts of ClubInfoPanel; pass `labels` to replace any. */
export const clubInfoPanelCopy = {
  title: 'Club Info',
  name: 'Name',
  description: 'Description',
  noDescription: 'No description yet.',
  owner: 'Owner',
  unknownOwner: 'Unknown Owner',
  edit: 'Edit Club',
  close: 'Close',
};
