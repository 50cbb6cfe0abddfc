import { counted } from '../../primitives/messages/arabic';
import type { TextsOf } from '../../primitives/messages';
import type { clubFacesMessages } from './messages';

export const clubFaces: TextsOf<typeof clubFacesMessages> = {
  members: (count) =>
    counted(count, {
      zero: 'لا أعضاء',
      one: 'عضو واحد',
      two: 'عضوان',
      few: '# أعضاء',
      many: '# عضوًا',
      other: '# عضو',
    }),
  seeAll: 'عرض الكل',
  loading: 'جارٍ تحميل الأعضاء…',
};
