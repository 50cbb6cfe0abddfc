import { isolate } from '../../primitives/messages/arabic';
import type { TextsOf } from '../../primitives/messages';
import type { eventGlanceMessages } from './messages';

export const eventGlance: TextsOf<typeof eventGlanceMessages> = {
  next: 'السباق القادم',
  scores: 'عرض النتائج',
  latest: (day) => `أحدث النتائج: ${isolate(day)}`,
  seeAll: 'عرض الكل',
};
