import type { TextsOf } from '../../primitives/messages';
import type { clubCardMessages } from './messages';

export const clubCard: TextsOf<typeof clubCardMessages> = {
  noImage: 'لا صورة',
  unknownOwner: 'مالك غير معروف',
  active: 'نشط',
  inactive: 'غير نشط',
  ownedBy: 'المالك',
  members: 'الأعضاء',
};
