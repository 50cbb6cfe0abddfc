import { defineMessages } from '../../primitives/messages';

/** Default texts of ClubAbout; pass `labels` to replace any. */
export const clubAboutMessages = defineMessages('clubAbout', {
  about: 'About this club',
  noDescription: 'No description yet.',
  open: 'Open the club',
  members: 'Members',
  team: 'Who runs it',
  owner: 'Owner',
  coOwner: 'Co-owner',
});
