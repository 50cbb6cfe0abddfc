/** Default texts of ClubCard; pass `labels` to replace any. */
export const clubCardCopy = {
  noImage: 'No image',
  unknownOwner: 'Unknown Owner',
  active: 'Active',
  inactive: 'Not active',
  ownedBy: 'Owner',
  members: 'Members',
  unknownMaximum: '—',
};
