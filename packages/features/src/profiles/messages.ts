import { defineMessages } from '../platform/messages';
/** Every text of profiles, following and finding people. */
export const profilesMessages = defineMessages('profiles', {
  loadFailed: 'Failed to load profile',
  userNotFound: 'User not found',
  followFailed: 'Follow failed',
  unfollowFailed: 'Unfollow failed',
  tryAgain: 'Please try again.',
  startedFollowing: (name: string) => `${name} started following you.`,
  addTeamSoon: 'Add team coming soon',
  tabs: 'Profile',
  scores: 'Scores',
  posts: 'Posts',
  clubs: 'Clubs',
  scoresSoon: 'Scores coming soon…',
  liveScores: 'Live Scores',
  clubsSoon: 'Clubs coming soon…',
  discoverClubs: 'Discover Clubs',
  people: (name: string) => `People around ${name}`,
  findPeople: 'Find people',
});
