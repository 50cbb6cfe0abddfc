export const topBarCopy = {
  label: 'Shortcuts',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  notifications: 'Notifications',
  /** Gets the count as it is shown, which ends at 99+. */
  notificationsUnread: (count: string) => `Notifications, ${count} unread`,
  messages: 'Messages',
};
