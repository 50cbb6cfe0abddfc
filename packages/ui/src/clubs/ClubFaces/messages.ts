import { defineMessages } from '../../primitives/messages';
/** Default texts of ClubFaces; pass `labels` to replace any. */
export const clubFacesMessages = defineMessages('clubFaces', {
  members: (count: number) =>
    count === 1 ? '1 member' : `${count.toLocaleString('en-GB')} members`,
  seeAll: 'See all',
  loading: 'Loading members…',
});
