import { counted, isolate } from '../../primitives/messages/arabic';
import type { TextsOf } from '../../primitives/messages';
import type { deviceListMessages } from './messages';

export const deviceList: TextsOf<typeof deviceListMessages> = {
  title: 'أجهزتك',
  hint:
    'الأجهزة المسجَّل الدخول عليها. إن كان بينها جهاز غير معروف، فالأفضل تسجيل الخروج منه ' +
    'وتغيير كلمة المرور.',
  current: 'هذا الجهاز',
  signOut: 'تسجيل الخروج',
  signOutOf: (device) => `تسجيل الخروج من ${isolate(device)}`,
  signOutOthers: 'تسجيل الخروج من كل الأجهزة الأخرى',
  showAll: (count) =>
    counted(count, {
      zero: 'عرض كل الأجهزة',
      one: 'عرض الجهاز',
      two: 'عرض الجهازين',
      few: 'عرض كل الأجهزة الـ#',
      many: 'عرض كل الأجهزة الـ#',
      other: 'عرض كل الأجهزة الـ#',
    }),
  showFewer: 'عرض أقل',
  loading: 'جارٍ تحميل أجهزتك…',
  failed: 'تعذّر تحميل أجهزتك.',
  retry: 'إعادة المحاولة',
};
