import type { TextsOf } from '../../primitives/messages';
import type { clubSummaryMessages } from './messages';

export const clubSummary: TextsOf<typeof clubSummaryMessages> = {
  title: 'الملخص',
  name: 'الاسم',
  description: 'الوصف',
  privacy: 'الخصوصية',
  coOwners: 'المالكون المشاركون',
  picture: 'الصورة',
  selected: 'مختارة',
  notSelected: 'غير مختارة',
  none: 'ليس بعد',
};
