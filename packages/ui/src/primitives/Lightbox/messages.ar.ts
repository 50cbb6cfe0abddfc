import type { TextsOf } from '../messages';
import type { lightboxMessages } from './messages';

export const lightbox: TextsOf<typeof lightboxMessages> = {
  label: 'عارض الصور',
  close: 'إغلاق',
  previous: 'الصورة السابقة',
  next: 'الصورة التالية',
  position: (index, count) => `${index} من ${count}`,
};
