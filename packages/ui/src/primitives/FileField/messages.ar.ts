import type { TextsOf } from '../messages';
import type { fileFieldMessages } from './messages';

export const fileField: TextsOf<typeof fileFieldMessages> = {
  choose: 'اختيار ملف',
  change: 'اختيار ملف آخر',
  remove: 'إزالة',
  wrongType: 'لا يمكن استخدام هذا النوع من الملفات هنا.',
  unreadable: 'لا يمكن قراءة هذه الصورة. يُرجى اختيار صورة أخرى.',
  tooLarge: 'الصورة كبيرة جدًا.',
  none: 'لم يُختر أي ملف',
};
