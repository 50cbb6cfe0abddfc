import type { ChatRoomMessage } from '../embeds/ChatRoom/chat.types';
import type { ChatRoomTexts } from '../embeds/ChatRoom/messages';

const rules = new Intl.PluralRules('ar');

/** Arabic has six forms of a counted word. */
function counted(count: number, forms: Record<Intl.LDMLPluralRule, string>): string {
  return forms[rules.select(count)].replace('#', String(count));
}

const newMessages = (count: number) =>
  counted(count, {
    zero: 'لا رسائل جديدة',
    one: 'رسالة جديدة واحدة',
    two: 'رسالتان جديدتان',
    few: '# رسائل جديدة',
    many: '# رسالة جديدة',
    other: '# رسالة جديدة',
  });

/** All words of the room in Arabic. */
export const arabicChatLabels: ChatRoomTexts = {
  title: 'دردشة مباشرة',
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
  signedOut: 'لم تسجّل الدخول',
  reconnectingNote: 'انقطع الاتصال. ما تكتبه الآن يُرسل عند عودته.',
  offlineNote: 'أنت غير متصل بالشبكة. ما تكتبه الآن يُرسل عند عودتك.',
  unreachable: 'لا يمكن الوصول إلى الدردشة الآن.',
  unknownRoom: 'لا توجد دردشة بهذا الاسم.',
  signInFailed: 'تعذّر تسجيل دخولك.',
  pausedNote: 'الغرفة مشغولة. ما تكتبه الآن يُرسل',
  pausedFor: (seconds) => ` بعد ${seconds} ث`,
  close: 'إغلاق',
  messages: 'الرسائل',
  loadingHistory: 'جارٍ تحميل الرسائل…',
  empty: 'لا رسائل بعد، ألقِ التحية 👋',
  signedOutEmpty: 'سجّل الدخول لتقرأ وتشارك.',
  loadOlder: 'تحميل رسائل أقدم',
  unreadFrom: 'غير مقروء من هنا',
  newMessages,
  you: 'أنت',
  partner: (name) => `من \u2068${name}\u2069`,
  inputLabel: 'رسالة',
  placeholder: 'اكتب رسالة…',
  signedOutPlaceholder: 'سجّل الدخول للدردشة',
  signedOutAttempt: 'يجب تسجيل الدخول لإرسال الرسائل.',
  charactersLeft: (left) => (left < 0 ? `أطول بـ ${-left} حرفًا` : `الأحرف المتبقية: ${left}`),
  tooLong: 'لم يُرسل شيء: الرسالة طويلة جدًا. اختصرها أولًا.',
  signIn: 'تسجيل الدخول للدردشة',
  send: 'إرسال',
  sending: 'جارٍ الإرسال…',
  sent: 'أُرسلت',
  waiting: 'بانتظار الاتصال',
  uncertain: 'ربما وصلت',
  failed: 'لم تُرسل',
  retry: 'إعادة المحاولة',
  discard: 'تجاهل',
  announceLabel: 'قارئ الشاشة يقرأ',
  announceAll: 'كل الرسائل',
  announceMentions: 'الإشارات فقط',
  announceOff: 'لا شيء',
  announceOne: (username, text) => `\u2068${username}\u2069: \u2068${text}\u2069`,
  announceMany: (count, username, text) =>
    `${newMessages(count)}. آخرها من \u2068${username}\u2069: \u2068${text}\u2069`,
};

/** A talk in two scripts; own messages in each state. */
export const arabicConversation: ChatRoomMessage[] = [
  {
    id: 'a1',
    userId: 'u-layla',
    username: 'ليلى',
    text: 'الماء هادئ كالزجاج هذا الصباح.',
    sentAt: '2025-10-07T16:58:00.000Z',
  },
  {
    id: 'a2',
    userId: 'u-kai',
    username: 'kai_hydro',
    text: 'Boat 7 leads, @نورة called it.',
    sentAt: '2025-10-08T17:31:00.000Z',
  },
  {
    id: 'a3',
    userId: 'u-salem',
    username: 'سالم_12',
    text: 'القارب X12 في المركز 3 بعد الجولة 2!',
    sentAt: '2025-10-08T17:31:40.000Z',
  },
  {
    id: 'a4',
    userId: 'u-noura',
    username: 'نورة',
    text: 'قلت لكم 😄',
    sentAt: '2025-10-08T17:32:05.000Z',
    state: 'sent',
  },
  {
    id: 'a5',
    userId: 'u-noura',
    username: 'نورة',
    text: 'هل يُعاد السباق غدًا؟',
    sentAt: '2025-10-08T17:33:05.000Z',
    state: 'waiting',
  },
  {
    id: 'a6',
    userId: 'u-noura',
    username: 'نورة',
    text: 'See you at the dock',
    sentAt: '2025-10-08T17:34:05.000Z',
    state: 'failed',
    note: 'أنت تكتب بسرعة كبيرة',
  },
];
