import type { TextsOf } from '../../primitives/messages';
import { countMembers } from '../countMembers.ar';
import type { clubFacesMessages } from './messages';

export const clubFaces: TextsOf<typeof clubFacesMessages> = {
  members: countMembers,
  seeAll: 'عرض الكل',
  loading: 'جارٍ تحميل الأعضاء…',
};
