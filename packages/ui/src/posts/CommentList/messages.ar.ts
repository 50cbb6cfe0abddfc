import { isolate } from '../../primitives/messages/arabic';
import type { TextsOf } from '../../primitives/messages';
import type { commentListMessages } from './messages';

export const commentList: TextsOf<typeof commentListMessages> = {
  comments: 'التعليقات',
  empty: 'لا تعليقات بعد.',
  loading: 'جارٍ تحميل التعليقات…',
  failed: 'تعذّر تحميل التعليقات.',
  retry: 'إعادة المحاولة',
  unknownAuthor: 'عضو غير معروف',
  sending: 'جارٍ الإرسال…',
  showOlder: 'عرض التعليقات السابقة',
  edited: 'معدَّل',
  replyToEarlier: 'رد على تعليق سابق',
  reply: 'رد',
  replyTo: (name) => `الرد على ${isolate(name)}`,
  edit: 'تعديل',
  delete: 'حذف',
  copyLink: 'نسخ الرابط',
  more: (name) => `المزيد عن تعليق ${isolate(name)}`,
  deleteQuestion: 'هل يُحذف هذا التعليق؟',
  repliesGoToo: 'تُحذف الردود عليه أيضًا.',
  cancel: 'إلغاء',
  olderFailed: 'تعذّر تحميل التعليقات السابقة.',
};
