import { counted } from '../../primitives/messages/arabic';
import type { TextsOf } from '../../primitives/messages';
import type { userSearchMessages } from './messages';

export const userSearch: TextsOf<typeof userSearchMessages> = {
  label: 'البحث عن مستخدمين',
  placeholder: 'الاسم أو اسم المستخدم…',
  empty: 'لم يُعثر على مستخدمين.',
  failed: 'تعذّر تحميل المستخدمين',
  loading: 'جارٍ تحميل المستخدمين…',
  loadMore: 'تحميل المزيد',
  loadingMore: 'جارٍ تحميل المزيد…',
  count: (count) =>
    counted(count, {
      zero: 'لا مستخدمين',
      one: 'مستخدم واحد',
      two: 'مستخدمان',
      few: '# مستخدمين',
      many: '# مستخدمًا',
      other: '# مستخدم',
    }),
};
