/** Default texts of RacerAbout. */
export const racerAboutCopy = {
  title: 'About',
  noBio: 'Bio coming soon.',
  media: 'Race media & posts coming soon.',
};
