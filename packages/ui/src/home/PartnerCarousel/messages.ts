import { defineMessages } from '../../primitives/messages';
export const partnerCarouselMessages = defineMessages('partnerCarousel', {
  label: 'Partners',
  title: 'In good company',
  pause: 'Pause the row of partners',
  play: 'Let the row of partners move',
});
