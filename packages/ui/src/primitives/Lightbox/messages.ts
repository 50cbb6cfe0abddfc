import { defineMessages } from '../messages';
/** Default texts of Lightbox. */
export const lightboxMessages = defineMessages('lightbox', {
  label: 'Picture viewer',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  position: (index: number, count: number) => `${index} of ${count}`,
});
