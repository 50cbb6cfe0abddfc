import { defineMessages } from '../../primitives/messages';
/** Default texts of RacerAbout. */
export const racerAboutMessages = defineMessages('racerAbout', {
  title: 'About',
  noBio: 'Bio coming soon.',
  media: 'Race media & posts coming soon.',
});
