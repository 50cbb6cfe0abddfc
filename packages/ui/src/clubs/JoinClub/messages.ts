import { defineMessages } from '../../primitives/messages';

/** Default texts of the button that joins a club of a list. */
export const joinClubMessages = defineMessages('joinClub', {
  join: 'Join',
  /** Names the button to assistive technology. */
  joinClub: (name: string) => `Join ${name}`,
  joining: 'Joining…',
  joined: 'Joined',
});
