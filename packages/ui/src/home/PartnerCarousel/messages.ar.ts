import type { TextsOf } from '../../primitives/messages';
import type { partnerCarouselMessages } from './messages';

export const partnerCarousel: TextsOf<typeof partnerCarouselMessages> = {
  label: 'الشركاء',
  title: 'في صحبة طيبة',
  pause: 'إيقاف صف الشركاء',
  play: 'تحريك صف الشركاء',
};
