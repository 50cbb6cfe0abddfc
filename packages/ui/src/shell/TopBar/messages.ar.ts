import type { TextsOf } from '../../primitives/messages';
import type { topBarMessages } from './messages';

export const topBar: TextsOf<typeof topBarMessages> = {
  label: 'اختصارات',
  openMenu: 'فتح القائمة',
  closeMenu: 'إغلاق القائمة',
  notifications: 'الإشعارات',
  notificationsUnread: (count) => `الإشعارات، غير المقروء: ${count}`,
  messages: 'الرسائل',
  create: 'جديد',
  search: 'البحث',
};
