import { isolate, type TextsOf } from '../platform/messages';
import type { channelsMessages } from './messages';

export const channels: TextsOf<typeof channelsMessages> = {
  writeMessage: 'كتابة رسالة',
  writeMessagePlaceholder: 'كتابة رسالة…',
  sendMessage: 'إرسال الرسالة',
  editing: 'تعديل رسالتك',
  editMessage: 'تعديل رسالتك',
  saveMessage: 'حفظ الرسالة',
  changeFailed: 'تعذّر تغيير الرسالة',
  deleteFailed: 'فشل الحذف',
  messageFailed: 'فشل الإرسال',
  messageGone: 'الرسالة المقصودة بهذا الرابط لم تعد هنا.',
  messageSought: 'جارٍ البحث عن الرسالة المقصودة بهذا الرابط…',
  messageFar: 'الرسالة المقصودة بهذا الرابط أقدم من ذلك. مرّر إلى الأعلى لمتابعة البحث.',
  tryAgain: 'يُرجى المحاولة مرة أخرى.',
  notSent: (reason) => `لم يُرسَل: ${isolate(reason)}`,
};
