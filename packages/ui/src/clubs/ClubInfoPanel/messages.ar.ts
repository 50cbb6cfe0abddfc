import type { TextsOf } from '../../primitives/messages';
import type { clubInfoPanelMessages } from './messages';

export const clubInfoPanel: TextsOf<typeof clubInfoPanelMessages> = {
  title: 'معلومات النادي',
  name: 'الاسم',
  description: 'الوصف',
  noDescription: 'لا وصف بعد.',
  owner: 'المالك',
  unknownOwner: 'مالك غير معروف',
  edit: 'تعديل النادي',
  resign: 'التخلي عن الملكية المشاركة',
  close: 'إغلاق',
};
