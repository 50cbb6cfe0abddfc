import type { TextsOf } from '../../primitives/messages';
import type { clubAboutMessages } from './messages';

export const clubAbout: TextsOf<typeof clubAboutMessages> = {
  about: 'عن هذا النادي',
  noDescription: 'لا وصف بعد.',
  open: 'فتح النادي',
  members: 'الأعضاء',
  team: 'القائمون عليه',
  owner: 'المالك',
  coOwner: 'مالك مشارك',
};
