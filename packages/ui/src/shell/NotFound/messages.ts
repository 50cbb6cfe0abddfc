import { defineMessages } from '../../primitives/messages';
/** Default texts of NotFound. */
export const notFoundMessages = defineMessages('notFound', {
  title: '404 Page not found.',
  exploreClubs: 'Explore Clubs',
  signIn: 'Sign In',
  feed: 'My Feed',
  siteMap: 'Site map',
  clubs: 'Clubs',
  contact: 'Contact',
  terms: 'Terms',
  about: 'About',
  insights: 'Insights',
  aiProduct: 'AI companion',
  opensInNewTab: '(opens in a new tab)',
  home: 'Home',
  page: 'Page',
  guest: 'Guest',
});
