import { counted } from '../messages/arabic';
import type { TextsOf } from '../messages';
import type { textAreaMessages } from './messages';

export const textArea: TextsOf<typeof textAreaMessages> = {
  count: (used, limit) => `الأحرف المستخدمة: ${used} من ${limit}`,
  over: (by) =>
    counted(by, {
      zero: 'لا أحرف زائدة',
      one: 'حرف واحد زائد',
      two: 'حرفان زائدان',
      few: '# أحرف زائدة',
      many: '# حرفًا زائدًا',
      other: '# حرف زائد',
    }),
};
