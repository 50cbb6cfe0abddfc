export const topBarCopy = {
  label: 'Shortcuts',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  notifications: 'Notifications',
  notificationsUnread: (count: number) => `Notifications, ${count} unread`,
  messages: 'Messages',
};
