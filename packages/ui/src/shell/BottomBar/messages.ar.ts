import type { TextsOf } from '../../primitives/messages';
import type { bottomBarMessages } from './messages';

export const bottomBar: TextsOf<typeof bottomBarMessages> = {
  label: 'الأماكن الرئيسية',
  scores: 'النتائج',
  clubs: 'الأندية',
  create: 'جديد',
  notifications: 'الإشعارات',
  notificationsUnread: (count) => `الإشعارات، غير المقروء: ${count}`,
  profile: 'حسابي',
};
