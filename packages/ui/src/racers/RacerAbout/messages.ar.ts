import type { TextsOf } from '../../primitives/messages';
import type { racerAboutMessages } from './messages';

export const racerAbout: TextsOf<typeof racerAboutMessages> = {
  title: 'نبذة',
  noBio: 'النبذة قريبًا.',
  media: 'صور السباقات ومنشوراتها قريبًا.',
};
