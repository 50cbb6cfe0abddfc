import { isolate } from '../../primitives/messages/arabic';
import type { TextsOf } from '../../primitives/messages';
import type { commentComposerMessages } from './messages';

export const commentComposer: TextsOf<typeof commentComposerMessages> = {
  label: 'كتابة تعليق',
  placeholder: 'كتابة تعليق…',
  submit: 'إرسال التعليق',
  replyingTo: (name) => `ردًا على ${isolate(name)}`,
  editing: 'تعديل تعليقك',
  editLabel: 'تعديل تعليقك',
  save: 'حفظ التعليق',
  cancel: 'إلغاء',
  hint: 'مفتاح Enter للإرسال، وShift مع Enter لسطر جديد.',
};
