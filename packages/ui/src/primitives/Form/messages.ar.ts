import { counted } from '../messages/arabic';
import type { TextsOf } from '../messages';
import type { formMessages } from './messages';

export const form: TextsOf<typeof formMessages> = {
  summary: (count) =>
    counted(count, {
      zero: 'لا شيء يحتاج إلى تصحيح',
      one: 'أمر واحد يحتاج إلى تصحيح',
      two: 'أمران يحتاجان إلى تصحيح',
      few: '# أمور تحتاج إلى تصحيح',
      many: '# أمرًا يحتاج إلى تصحيح',
      other: '# أمر يحتاج إلى تصحيح',
    }),
};
