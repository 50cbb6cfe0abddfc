export const sideMenuCopy = {
  label: 'Main',
  profileSection: 'Profile',
  profile: 'Profile',
  settings: 'Account Settings',
  logout: 'Logout',
  scoresSection: 'Live Scores',
  scores: 'All Scores',
  clubsSection: 'Clubs',
  clubs: 'My Clubs',
  discover: 'Discover Clubs',
  home: 'Back to Home',
};
