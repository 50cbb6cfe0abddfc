import { defineMessages } from '../../primitives/messages';
/** Default texts of ClubCard; pass `labels` to replace any. */
export const clubCardMessages = defineMessages('clubCard', {
  noImage: 'No image',
  unknownOwner: 'Unknown Owner',
  active: 'Active',
  inactive: 'Not active',
  ownedBy: 'Owner',
  members: 'Members',
});
