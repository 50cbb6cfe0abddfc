import { counted } from '../../primitives/messages/arabic';
import type { TextsOf } from '../../primitives/messages';
import type { racerSearchMessages } from './messages';

export const racerSearch: TextsOf<typeof racerSearchMessages> = {
  label: 'البحث عن متسابقين',
  placeholder: 'اسم المتسابق…',
  empty: 'لم يُعثر على متسابقين.',
  failed: 'تعذّر تحميل المتسابقين',
  loading: 'جارٍ تحميل المتسابقين…',
  loadMore: 'تحميل المزيد',
  loadingMore: 'جارٍ تحميل المزيد…',
  count: (count) =>
    counted(count, {
      zero: 'لا متسابقين',
      one: 'متسابق واحد',
      two: 'متسابقان',
      few: '# متسابقين',
      many: '# متسابقًا',
      other: '# متسابق',
    }),
};
