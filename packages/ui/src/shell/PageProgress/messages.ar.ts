import type { TextsOf } from '../../primitives/messages';
import type { pageProgressMessages } from './messages';

export const pageProgress: TextsOf<typeof pageProgressMessages> = {
  label: 'جارٍ تحميل الصفحة التالية',
};
