import { defineMessages } from '../../primitives/messages';
import { countMembers } from '../countMembers';

/** Default texts of ClubSuggestions; pass `labels` to replace any. */
export const clubSuggestionsMessages = defineMessages('clubSuggestions', {
  title: 'Clubs for you',
  members: countMembers,
  /** Announced once more have been joined. */
  joinedClubs: (names: string) => `Joined: ${names}`,
  showMore: 'Show more',
  loading: 'Looking for clubs…',
});
