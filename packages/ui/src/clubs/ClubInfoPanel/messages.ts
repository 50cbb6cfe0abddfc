import { defineMessages } from '../../primitives/messages';
/** Default texts of ClubInfoPanel; pass `labels` to replace any. */
export const clubInfoPanelMessages = defineMessages('clubInfoPanel', {
  title: 'Club Info',
  name: 'Name',
  description: 'Description',
  noDescription: 'No description yet.',
  owner: 'Owner',
  unknownOwner: 'Unknown Owner',
  edit: 'Edit Club',
  resign: 'Resign as co-owner',
  close: 'Close',
});
