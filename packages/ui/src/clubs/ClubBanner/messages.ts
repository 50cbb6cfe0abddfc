import { defineMessages } from '../../primitives/messages';
import { countMembers } from '../countMembers';
/** Default texts of ClubBanner; pass `labels` to replace any. */
export const clubBannerMessages = defineMessages('clubBanner', {
  owner: 'Owner',
  members: countMembers,
  join: 'Join',
  joining: 'Joining…',
  joined: 'Joined',
  leave: 'Leave',
  leaving: 'Leaving…',
});
