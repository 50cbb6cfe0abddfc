import { defineMessages } from '../../primitives/messages';
/** Default texts of TopBar; pass `labels` to replace any. */
export const topBarMessages = defineMessages('topBar', {
  label: 'Shortcuts',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  notifications: 'Notifications',
  /** Gets the count as it is shown, which ends at 99+. */
  notificationsUnread: (count: string) => `Notifications, ${count} unread`,
  messages: 'Messages',
  create: 'New',
  search: 'Search',
});
