import type { TextsOf } from '../../primitives/messages';
import type { reportDialogMessages } from './messages';

export const reportDialog: TextsOf<typeof reportDialogMessages> = {
  title: 'الإبلاغ عن هذا المنشور',
  lead: 'سيراه مالكو النادي، ولن يعرفوا مصدر البلاغ.',
  question: 'ما المشكلة فيه؟',
  cancel: 'إلغاء',
  submit: 'إرسال البلاغ',
  submitting: 'جارٍ الإرسال…',
};
