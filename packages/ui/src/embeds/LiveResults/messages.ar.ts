import { isolate } from '../../primitives/messages/arabic';
import type { liveResultsMessages } from './messages';

export const liveResults: typeof liveResultsMessages = {
  loading: 'جارٍ تحميل النتائج…',
  updatedNow: 'حُدّثت الآن.',
  // Units are written as they are in English.
  updated: (age) => `حُدّثت قبل ${isolate(age.replace('min', 'د').replace(/h$/, 'س'))}.`,
  stale: 'لا يمكن تحديث هذه النتائج في الوقت الحالي.',
  failed: 'لا يمكن تحميل النتائج في الوقت الحالي.',
  retry: 'إعادة المحاولة',
  retrying: 'جارٍ المحاولة…',
};
