import type { TextsOf } from '../../primitives/messages';
import { counted, isolate } from '../../primitives/messages/arabic';
import type { searchPanelMessages } from './messages';

export const searchPanel: TextsOf<typeof searchPanelMessages> = {
  label: 'البحث في كل شيء',
  placeholder: 'اسم أو نادٍ أو سباق',
  results: 'النتائج',
  allKinds: 'الكل',
  people: 'الأشخاص',
  clubs: 'الأندية',
  racers: 'المتسابقون',
  races: 'السباقات',
  posts: 'المنشورات',
  recent: 'عمليات البحث الأخيرة',
  suggestions: 'اقتراحات',
  clearRecent: 'مسح عمليات البحث الأخيرة',
  start: 'عمّن أو عمّ البحث؟',
  startHint: 'اسم أو نادٍ أو متسابق أو سباق: يكفي جزء منه.',
  searching: 'جارٍ البحث…',
  count: (count, isMore) =>
    counted(count, {
      zero: 'لا نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: '# نتائج',
      many: '# نتيجة',
      other: '# نتيجة',
    }) + (isMore ? ' أو أكثر' : ''),
  empty: (words) => `لا نتائج عن «${isolate(words)}».`,
  nothingYet: 'لا شيء حتى الآن.',
  emptyHint: 'يُرجى التحقق من الكتابة أو تجربة كلمات أقل.',
  failed: (parts) => `تعذّر البحث في: ${`${parts}`.replaceAll(', ', '، ')}.`,
  retry: 'إعادة المحاولة',
  offline: 'لا يوجد اتصال.',
  offlineHint: 'البحث في السباقات يجري على هذا الجهاز، وفي ما عداها عند عودة الاتصال.',
  all: (words) => `كل النتائج عن «${isolate(words)}»`,
  showMore: 'عرض المزيد',
  loadingMore: 'جارٍ تحميل المزيد…',
};
