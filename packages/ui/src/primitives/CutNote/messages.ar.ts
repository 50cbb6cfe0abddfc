import { counted } from '../messages/arabic';
import type { TextsOf } from '../messages';
import type { cutNoteMessages } from './messages';

export const cutNote: TextsOf<typeof cutNoteMessages> = {
  cut: (count) =>
    counted(count, {
      zero: 'لم يُرسل الخادم شيئًا.',
      one: 'لم يُرسل الخادم إلا العنصر الأول.',
      two: 'لم يُرسل الخادم إلا العنصرين الأولين.',
      few: 'لم يُرسل الخادم إلا أول # عناصر.',
      many: 'لم يُرسل الخادم إلا أول # عنصرًا.',
      other: 'لم يُرسل الخادم إلا أول # عنصر.',
    }),
};
