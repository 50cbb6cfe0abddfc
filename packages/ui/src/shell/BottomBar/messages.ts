import { defineMessages } from '../../primitives/messages';
/** Default texts of BottomBar; pass `labels` to replace any. */
export const bottomBarMessages = defineMessages('bottomBar', {
  label: 'Main places',
  scores: 'Scores',
  clubs: 'Clubs',
  create: 'New',
  notifications: 'Notifications',
  /** Gets the count as it is shown, which ends at 99+. */
  notificationsUnread: (count: string) => `Notifications, ${count} unread`,
  profile: 'Me',
});
