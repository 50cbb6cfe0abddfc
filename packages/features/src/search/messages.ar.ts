import { counted, isolate, type TextsOf } from '../platform/messages';
import type { exploreMessages, searchMessages } from './messages';

export const search: TextsOf<typeof searchMessages> = {
  title: 'البحث',
  members: (count) =>
    counted(count, {
      zero: 'لا أعضاء',
      one: 'عضو واحد',
      two: 'عضوان',
      few: '# أعضاء',
      many: '# عضوًا',
      other: '# عضو',
    }),
  privateClub: 'خاص',
  boat: (boat) => `القارب ${isolate(boat)}`,
  onProfile: 'في ملف شخصي',
};

export const explore: TextsOf<typeof exploreMessages> = { title: 'استكشاف المنشورات' };
