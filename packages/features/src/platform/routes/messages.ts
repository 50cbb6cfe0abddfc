import { defineMessages } from '../messages';
import type { RouteName } from '@clubline/contract';

/** The titles that routes have; the product's name follows them. The home page has none besides. */
type Titles = Record<
  Exclude<RouteName, 'home' | 'profile' | 'profileSection'> | 'notFound',
  string
> & {
  profile: (username: string) => string;
  profileSection: (username: string) => string;
};

const titles: Titles = {
  auth: 'Sign in',
  authSignIn: 'Sign in',
  authSignUp: 'Sign up',
  authReset: 'Reset your password',
  contact: 'Contact',
  terms: 'Terms and privacy',
  frameSignIn: 'Join the chat',
  welcome: 'Welcome',
  clubs: 'Your clubs',
  discover: 'Discover clubs',
  club: 'Club',
  clubSection: 'Club',
  clubChannel: 'Club',
  createClub: 'Create a club',
  clubSettings: 'Club settings',
  ownProfile: 'Profile',
  profile: (username) => `@${username}`,
  profileSection: (username) => `@${username}`,
  racer: 'Racer',
  racerSection: 'Racer',
  createRacer: 'Create racer',
  partnerKeys: 'Keys of partners',
  scores: 'Live Scores',
  teams: 'Live Scores',
  scoresSearch: 'Live Scores',
  league: 'Live Scores',
  results: 'Live Scores',
  result: 'Live Scores',
  notifications: 'Notifications',
  settings: 'Settings',
  feed: 'Feed',
  explore: 'Explore',
  messages: 'Messages',
  search: 'Search',
  notFound: 'Page not found',
};

/** Titles of all routes, and how search engines and cards of shared links describe public ones. */
export const routesMessages = defineMessages('routes', {
  titles,
  descriptions: {
    home:
      'Next-gen sports media: clubs, live scores, profiles and chat for the people who live ' +
      'for the game.',
    auth: 'Sign in to Clubline, or join it.',
    authSignIn: 'Sign in to Clubline with your username or email.',
    authSignUp: 'Join Clubline: clubs, live scores and the people who care about them.',
    authReset: 'Ask for a link that sets a new password for your Clubline account.',
    contact: 'Write to the people behind Clubline: questions, ideas, partnerships and sponsorship.',
    terms: 'The terms of service and the privacy policy of Clubline, in plain words.',
  },
  withoutScript: {
    text: 'This page of Clubline needs JavaScript.',
    home: 'Home',
    contact: 'Contact',
    terms: 'Terms/Privacy',
  },
});
