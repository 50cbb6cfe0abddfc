import type { TextsOf } from '../../primitives/messages';
import { isolate } from '../../primitives/messages/arabic';
import { countMembers } from '../countMembers.ar';
import type { clubSuggestionsMessages } from './messages';

export const clubSuggestions: TextsOf<typeof clubSuggestionsMessages> = {
  title: 'أندية مقترحة',
  members: countMembers,
  joinedClubs: (names) => `تم الانضمام إلى: ${isolate(names)}`,
  showMore: 'عرض المزيد',
  loading: 'جارٍ البحث عن أندية…',
};
