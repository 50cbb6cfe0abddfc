import { mediumDate } from '../platform/dates';
import { ARABIC, isolate, type TextsOf } from '../platform/messages';
import type { partnerKeysMessages } from './messages';

export const partnerKeys: TextsOf<typeof partnerKeysMessages> = {
  date: (date) => mediumDate(date, ARABIC),
  made: (date) => `أُنشئ في ${date}`,
  used: (date) => `استُخدم في ${date}`,
  unused: 'لم يُستخدم بعد',
  noName: 'اسم الشريك مطلوب.',
  revokeQuestion: (partner) => `هل يُلغى هذا المفتاح للشريك ${isolate(partner)}؟`,
  revokeHint:
    'من يدردش به يغادر فورًا، ولا يحصل خادم الشريك به على أي رمز بعد ذلك. لا يمكن التراجع عن هذا.',
  revoke: 'إلغاء المفتاح',
  revoked: 'أُلغي المفتاح',
  revokeFailed: 'لم يُلغَ المفتاح',
  createFailed: 'لم يُنشأ أي مفتاح',
  createLost: 'ضاع الرد. إن ظهر مفتاح جديد في القائمة فالأفضل إلغاؤه: لم يره أحد.',
  copied: 'نُسخ المفتاح',
  copyFailed: 'تعذّر نسخه. يُرجى تحديده.',
  tryAgain: 'يُرجى المحاولة مرة أخرى.',
  notAllowed: 'لا يرى مفاتيح الشركاء إلا المسؤولون.',
  unknown: 'لا ينشئ هذا الخادم مفاتيح للشركاء.',
};
