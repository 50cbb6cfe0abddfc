import type { TextsOf } from '../../primitives/messages';
import { counted, isolate } from '../../primitives/messages/arabic';
import type { clubSuggestionsMessages } from './messages';

export const clubSuggestions: TextsOf<typeof clubSuggestionsMessages> = {
  title: 'أندية مقترحة',
  members: (count) =>
    counted(count, {
      zero: 'لا أعضاء',
      one: 'عضو واحد',
      two: 'عضوان',
      few: '# أعضاء',
      many: '# عضوًا',
      other: '# عضو',
    }),
  join: 'انضمام',
  joinClub: (name) => `الانضمام إلى ${isolate(name)}`,
  joining: 'جارٍ الانضمام…',
  joined: 'تم الانضمام',
  joinedClubs: (names) => `تم الانضمام إلى: ${isolate(names)}`,
  showMore: 'عرض المزيد',
  loading: 'جارٍ البحث عن أندية…',
};
