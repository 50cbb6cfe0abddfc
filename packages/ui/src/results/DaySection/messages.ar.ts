import { isolate } from '../../primitives/messages/arabic';
import type { TextsOf } from '../../primitives/messages';
import type { daySectionMessages } from './messages';

export const daySection: TextsOf<typeof daySectionMessages> = {
  show: (day) => `عرض النتائج: ${isolate(day)}`,
  hide: (day) => `إخفاء النتائج: ${isolate(day)}`,
};
