import type { TextsOf } from '../../primitives/messages';
import type { explorePageMessages } from './messages';

export const explorePage: TextsOf<typeof explorePageMessages> = {
  search: 'البحث في كل شيء',
  people: 'أشخاص للمتابعة',
  racers: 'المتسابقون',
  seeAll: 'عرض الكل',
  loading: 'جارٍ التحميل…',
  failed: 'تعذّر التحميل.',
  retry: 'إعادة المحاولة',
};
