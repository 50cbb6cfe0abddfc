import type { TextsOf } from '../../primitives/messages';
import type { racerCreateFormMessages } from './messages';

export const racerCreateForm: TextsOf<typeof racerCreateFormMessages> = {
  title: 'إنشاء متسابق',
  name: 'الاسم',
  nameHelp: 'بعد حرفين يظهر الرياضيون الموجودون.',
  existing: 'رياضي موجود: تُضاف إليه صفحة المتسابق.',
  suggestions: 'رياضيون موجودون',
  create: 'إنشاء المتسابق',
  creating: 'جارٍ الإنشاء…',
  finishing: 'جارٍ الإنهاء…',
};
