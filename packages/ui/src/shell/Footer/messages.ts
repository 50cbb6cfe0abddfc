import { defineMessages } from '../../primitives/messages';
export const footerMessages = defineMessages('footer', {
  languages: 'Languages',
  siteMap: 'Site map',
  opensInNewTab: '(opens in a new tab)',
});
