import { counted, isolate } from '../../primitives/messages/arabic';
import type { chatRoomMessages } from './messages';

const newMessages = (count: number) =>
  counted(count, {
    zero: 'لا رسائل جديدة',
    one: 'رسالة جديدة واحدة',
    two: 'رسالتان جديدتان',
    few: '# رسائل جديدة',
    many: '# رسالة جديدة',
    other: '# رسالة جديدة',
  });

export const chatRoom: typeof chatRoomMessages = {
  title: 'الدردشة المباشرة',
  connecting: 'جارٍ الاتصال…',
  online: (count) =>
    counted(count, {
      zero: 'لا أحد متصل',
      one: 'متصل واحد',
      two: 'متصلان',
      few: '# متصلين',
      many: '# متصلًا',
      other: '# متصل',
    }),
  onlineUncounted: 'متصل',
  reconnecting: 'جارٍ إعادة الاتصال…',
  offline: 'غير متصل',
  signedOut: 'دون تسجيل دخول',
  reconnectingNote: 'انقطع الاتصال. ما يُكتب الآن يُرسَل عند عودته.',
  offlineNote: 'لا يوجد اتصال. ما يُكتب الآن يُرسَل عند عودته.',
  unreachable: 'لا يمكن الوصول إلى الدردشة الآن.',
  unknownRoom: 'لا توجد دردشة كهذه.',
  signInFailed: 'تعذّر تسجيل دخولك.',
  removed: 'أُنهيت مشاركتك في هذه الدردشة.',
  pausedNote: 'الغرفة مشغولة. ما يُكتب الآن يُرسَل',
  pausedFor: (seconds) => ` بعد ${seconds} ث`,
  close: 'إغلاق',
  messages: 'الرسائل',
  loadingHistory: 'جارٍ تحميل الرسائل…',
  empty: 'لا رسائل بعد، بانتظار تحيتك 👋',
  signedOutEmpty: 'هذه الدردشة ليست عامة.',
  loadOlder: 'تحميل رسائل أقدم',
  unreadFrom: 'غير مقروء من هنا',
  newMessages,
  you: 'أنت',
  partner: (name) => `من ${isolate(name)}`,
  inputLabel: 'رسالة',
  placeholder: 'كتابة رسالة…',
  signedOutPlaceholder: 'تسجيل الدخول للدردشة',
  signedOutAttempt: 'يجب تسجيل الدخول لإرسال الرسائل.',
  readOnly: 'القراءة متاحة هنا، دون الكتابة.',
  charactersLeft: (left) =>
    left < 0
      ? counted(-left, {
          zero: 'أطول بـ # حرف',
          one: 'أطول بحرف واحد',
          two: 'أطول بحرفين',
          few: 'أطول بـ # أحرف',
          many: 'أطول بـ # حرفًا',
          other: 'أطول بـ # حرف',
        })
      : `الأحرف المتبقية: ${left}`,
  tooLong: 'لم يُرسَل شيء: الرسالة طويلة جدًا ويجب اختصارها أولًا.',
  signIn: 'تسجيل الدخول للدردشة',
  send: 'إرسال',
  sending: 'جارٍ الإرسال…',
  sent: 'أُرسلت',
  waiting: 'بانتظار الاتصال',
  uncertain: 'ربما وصلت',
  failed: 'لم تُرسَل',
  retry: 'إعادة المحاولة',
  discard: 'تجاهل',
  announceLabel: 'قارئ الشاشة يقرأ',
  announceAll: 'كل الرسائل',
  announceMentions: 'الإشارات فقط',
  announceOff: 'لا شيء',
  announceOne: (username, text) => `${isolate(username)}: ${isolate(text)}`,
  announceMany: (count, username, text) =>
    `${newMessages(count)}. آخرها من ${isolate(username)}: ${isolate(text)}`,
};
