import { agoInArabic, mediumDate } from '../../platform/dates';
import { ARABIC, isolate, type TextsOf } from '../../platform/messages';
import type { passkeyAgeMessages, passkeysMessages } from './messages';

export const passkeyAge: TextsOf<typeof passkeyAgeMessages> = {
  now: 'استُخدم الآن',
  minutes: (count) => `استُخدم ${agoInArabic.minutes(count)}`,
  hours: (count) => `استُخدم ${agoInArabic.hours(count)}`,
  days: (count) => `استُخدم ${agoInArabic.days(count)}`,
  date: (date) => `استُخدم في ${mediumDate(date, ARABIC)}`,
};

export const passkeys: TextsOf<typeof passkeysMessages> = {
  name: (browser, system) => `${isolate(browser)} على ${isolate(system)}`,
  unknown: 'جهاز غير معروف',
  unused: 'لم يُستخدم بعد',
  date: (date) => mediumDate(date, ARABIC),
  added: (date) => `أُضيف في ${date}`,
  addTitle: 'إضافة مفتاح مرور',
  addHint: 'يلزم التأكيد بكلمة مرورك، ثم يطلب متصفحك الإصبع أو الوجه أو رمز PIN.',
  addAction: 'متابعة',
  onTitle: 'هل يُطلب مفتاح مرور أيضًا؟',
  onHint:
    'عندئذ يحتاج الدخول بكلمة مرورك إلى مفتاح مرور أيضًا. وتُنشأ لك رموز استرداد ليوم لا يكون ' +
    'لديك فيه أي مفتاح.',
  onAction: 'تفعيل',
  offTitle: 'هل تُطلب كلمة المرور وحدها؟',
  offHint: 'تنتهي صلاحية رموز الاسترداد، ويمكن الدخول لكل من يعرف كلمة مرورك.',
  offAction: 'إيقاف',
  codesTitle: 'هل تُنشأ رموز استرداد جديدة؟',
  codesHint: 'تنتهي صلاحية رموزك الحالية فورًا.',
  codesAction: 'إنشاء رموز جديدة',
  removeTitle: (passkey) => `هل يُزال ${passkey}؟`,
  removeHint: 'لا يمكن الدخول به بعد ذلك. يُستحسن إزالته من جهازك أيضًا.',
  removeAction: 'إزالة',
  addedToast: 'أُضيف مفتاح المرور',
  removedToast: 'أُزيل مفتاح المرور',
  offToast: 'تُطلب كلمة مرورك وحدها',
  signedOut: 'انتهت جلستك. يُرجى تسجيل الدخول من جديد.',
  addedMaybe:
    'ضاع الرد، فلا يُعرف إن كان مفتاح المرور قد حُفظ. يُرجى النظر في القائمة قبل إضافته من جديد.',
  codesLost:
    'ضاع الرد. إن كان مفتاح المرور يُطلب الآن، يلزم إنشاء رموز استرداد جديدة: الأولى لم تصل.',
  tryAgain: 'يُرجى المحاولة مرة أخرى.',
  copied: 'نُسخت رموز الاسترداد',
  copyFailed: 'تعذّر نسخها. يُرجى تنزيلها.',
};
