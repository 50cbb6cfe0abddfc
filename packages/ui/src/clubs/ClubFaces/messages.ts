import { defineMessages } from '../../primitives/messages';
import { countMembers } from '../countMembers';
/** Default texts of ClubFaces; pass `labels` to replace any. */
export const clubFacesMessages = defineMessages('clubFaces', {
  members: countMembers,
  seeAll: 'See all',
  loading: 'Loading members…',
});
