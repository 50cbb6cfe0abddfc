import type { TextsOf } from '../../primitives/messages';
import type { heroMessages } from './messages';

export const hero: TextsOf<typeof heroMessages> = {
  pause: 'إيقاف الصور المتحركة',
  play: 'تحريك الصور',
};
