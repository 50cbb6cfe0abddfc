import { defineMessages } from '../../primitives/messages';
/** Default texts of ClubMemberList; pass `labels` to replace any. */
export const clubMemberListMessages = defineMessages('clubMemberList', {
  members: 'Members',
  search: 'Search members',
  searchPlaceholder: 'Search members…',
  owner: 'Owner',
  coOwner: 'Co-owner',
  muted: 'Muted',
  actions: (name: string) => `More about ${name}`,
  noMatch: 'Nobody by that name is in this club.',
  loading: 'Loading members…',
  failed: 'Members could not be loaded.',
  retry: 'Try again',
  loadMore: 'Load more',
  loadingMore: 'Loading…',
  banned: 'Banned',
  bannedHint: 'They cannot join again until the ban is lifted.',
  liftBan: 'Lift ban',
  liftBanOf: (name: string) => `Lift ban of ${name}`,
});
