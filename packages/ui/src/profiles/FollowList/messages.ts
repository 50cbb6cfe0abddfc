import { defineMessages } from '../../primitives/messages';
/** Default texts of FollowList. */
export const followListMessages = defineMessages('followList', {
  tabs: 'Followers and following',
  followers: (count: number) => `Followers (${count.toLocaleString('en-GB')})`,
  following: (count: number) => `Following (${count.toLocaleString('en-GB')})`,
  followersUncounted: 'Followers',
  followingUncounted: 'Following',
  filter: 'Filter by username',
  filterPlaceholder: 'Filter by username…',
  noFollowers: 'No followers yet.',
  noFollowing: 'Not following anyone yet.',
  findPeople: 'Find people',
  noMatches: 'No usernames match.',
  noMatchesYet: 'No usernames match so far.',
  failedFollowers: 'Couldn’t load followers.',
  failedFollowing: 'Couldn’t load following.',
  loading: 'Loading…',
  loadMore: 'Load more',
});
