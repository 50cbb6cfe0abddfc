import { defineMessages } from '../../primitives/messages';
/** Default texts of ClubBanner; pass `labels` to replace any. */
export const clubBannerMessages = defineMessages('clubBanner', {
  owner: 'Owner',
  members: (count: number) =>
    count === 1 ? '1 member' : `${count.toLocaleString('en-GB')} members`,
  join: 'Join',
  joining: 'Joining…',
  leave: 'Leave',
  leaving: 'Leaving…',
});
