import { defineMessages } from '../../primitives/messages';
import { countMembers } from '../countMembers';

/** Default texts of ClubSuggestions; pass `labels` to replace any. */
export const clubSuggestionsMessages = defineMessages('clubSuggestions', {
  title: 'Clubs for you',
  members: countMembers,
  join: 'Join',
  /** Names the button to assistive technology. */
  joinClub: (name: string) => `Join ${name}`,
  joining: 'Joining…',
  joined: 'Joined',
  /** Announced once more have been joined. */
  joinedClubs: (names: string) => `Joined: ${names}`,
  showMore: 'Show more',
  loading: 'Looking for clubs…',
});
