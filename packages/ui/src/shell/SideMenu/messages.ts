import { defineMessages } from '../../primitives/messages';
/** Default texts of SideMenu; pass `labels` to replace any. */
export const sideMenuMessages = defineMessages('sideMenu', {
  label: 'Main',
  profileSection: 'Profile',
  profile: 'Profile',
  settings: 'Account Settings',
  logout: 'Logout',
  scoresSection: 'Live Scores',
  scores: 'All Scores',
  clubsSection: 'Clubs',
  feed: 'My Feed',
  clubs: 'My Clubs',
  discover: 'Discover Clubs',
  home: 'Back to Home',
});
