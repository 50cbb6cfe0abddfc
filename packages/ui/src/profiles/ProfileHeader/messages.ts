import { defineMessages } from '../../primitives/messages';
/** Default texts of ProfileHeader. */
export const profileHeaderMessages = defineMessages('profileHeader', {
  noBio: 'No bio yet.',
  followers: 'Followers',
  points: 'Points',
  follow: 'Follow',
  following: 'Following',
  unfollowHint: 'Press to unfollow',
  followFailed: 'It could not be loaded whether you follow this person.',
  retryFollow: 'Try again',
  share: 'Share',
  editProfile: 'Edit profile',
  findPeople: 'Find people',
  tags: 'Profile tags',
  loading: 'Loading profile…',
});

/** Default texts of ProfileUnavailable. */
export const profileUnavailableMessages = defineMessages('profileUnavailable', {
  title: "Couldn't load this profile",
  failed: 'Failed to load profile',
  userNotFound: 'User not found',
});
