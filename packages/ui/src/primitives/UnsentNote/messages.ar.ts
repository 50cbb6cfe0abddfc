import { isolate } from '../messages/arabic';
import type { TextsOf } from '../messages';
import type { unsentNoteMessages } from './messages';

export const unsentNote: TextsOf<typeof unsentNoteMessages> = {
  unsent: 'لم يُرسَل',
  unsentBecause: (reason) => `لم يُرسَل: ${isolate(reason)}`,
  waiting: 'لم يُرسَل بعد: يُرسَل عند توفر الاتصال.',
  retry: 'إعادة المحاولة',
  discard: 'تجاهل',
};
