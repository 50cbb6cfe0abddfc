export const footerCopy = {
  siteMap: 'Site map',
  opensInNewTab: '(opens in a new tab)',
};
