import { isolate } from '../../primitives/messages/arabic';
import type { TextsOf } from '../../primitives/messages';
import type { partnerKeyListMessages } from './messages';

export const partnerKeyList: TextsOf<typeof partnerKeyListMessages> = {
  title: 'مفاتيح الشركاء',
  hint:
    'بالمفتاح يتيح خادم الشريك الدردشة لأشخاصه: بأسمائهم، وإلى جانبها اسم الشريك، ولا شيء ' +
    'غير ذلك. من لديه المفتاح يستطيع التحدث باسمهم جميعًا.',
  partner: 'اسم الشريك',
  partnerHint: 'يظهر إلى جانب أسماء أشخاصه. الاسم المعروف يحصل على مفتاح إضافي.',
  create: 'إنشاء مفتاح',
  list: 'المفاتيح',
  empty: 'ليس لأي شريك مفتاح بعد.',
  ending: (hint) => `ينتهي بـ ${isolate(hint)}`,
  revoked: 'ملغى',
  revoke: 'إلغاء المفتاح',
  revokeOf: (partner, hint) => `إلغاء مفتاح ${isolate(partner)} الذي ينتهي بـ ${isolate(hint)}`,
  loading: 'جارٍ تحميل المفاتيح…',
  failed: 'تعذّر تحميل المفاتيح.',
  retry: 'إعادة المحاولة',
};
