import type { TextsOf } from '../../primitives/messages';
import type { widgetFrameMessages } from './messages';

export const widgetFrame: TextsOf<typeof widgetFrameMessages> = {
  loading: 'جارٍ تحميل النتائج…',
  unconfigured: 'لم يُحدَّد مزوّد نتائج لهذا الدوري',
  unconfiguredNote: 'تظهر نتائجه هنا ما إن يُحدَّد في هذا الموقع.',
  failed: 'لم تُحمَّل النتائج',
  failedNote: 'لم يستجب المزوّد في الوقت المناسب. قد يكون بطيئًا أو محجوبًا في متصفحك.',
  retry: 'إعادة المحاولة',
};
