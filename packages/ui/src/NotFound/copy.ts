/** Default texts of NotFound. */
export const notFoundCopy = {
  title: '404 Page not found.',
  exploreClubs: 'Explore Clubs',
  signIn: 'Sign In',
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
};
