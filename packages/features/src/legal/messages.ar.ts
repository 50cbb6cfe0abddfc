import type { TextsOf } from '../platform/messages';
import type { termsMessages } from './messages';

export const terms: TextsOf<typeof termsMessages> = {
  title: 'شروط الخدمة وسياسة الخصوصية',
  effective: 'سارية منذ',
  effectiveDate: '01/01/2025',
  updated: 'آخر تحديث',
  updatedDate: '08/08/2025',
  contents: 'المحتويات',
  backHome: 'العودة إلى الرئيسية',
  contact: 'التواصل معنا',
  writtenIn: (language) => `هذه الشروط متاحة باللغة ${language} فقط.`,
};
