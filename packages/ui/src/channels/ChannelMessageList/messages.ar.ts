import { isolate } from '../../primitives/messages/arabic';
import type { TextsOf } from '../../primitives/messages';
import type { channelMessageListMessages } from './messages';

export const channelMessageList: TextsOf<typeof channelMessageListMessages> = {
  messages: 'الرسائل',
  empty: 'لا رسائل بعد. الكلمة الأولى لك.',
  write: 'كتابة رسالة',
  loading: 'جارٍ تحميل الرسائل…',
  loadingOlder: 'جارٍ تحميل رسائل أقدم…',
  failed: 'تعذّر تحميل الرسائل.',
  retry: 'إعادة المحاولة',
  olderFailed: 'تعذّر تحميل الرسائل الأقدم.',
  sending: 'جارٍ الإرسال…',
  unknownAuthor: 'عضو غير معروف',
  loadingNewer: 'جارٍ تحميل رسائل أحدث…',
  newerFailed: 'تعذّر تحميل الرسائل الأحدث.',
  toNewest: 'العودة إلى أحدث الرسائل',
  newMessages: 'رسائل جديدة',
  unreadFrom: 'جديد',
  edited: 'معدَّلة',
  edit: 'تعديل رسالتك',
  delete: 'حذف',
  deleteBy: (name) => `حذف رسالة ${isolate(name)}`,
  deleteQuestion: 'هل تُحذف هذه الرسالة؟',
  cancel: 'إلغاء',
};
