import { defineMessages } from '../../primitives/messages';
/** Default texts of NotificationList. */
export const notificationListMessages = defineMessages('notificationList', {
  title: 'Notifications',
  newCount: (count: number) => `${count.toLocaleString('en-GB')} new`,
  search: 'Search notifications',
  searchPlaceholder: 'Search notifications…',
  markAll: 'Mark all as read',
  markingAll: 'Marking…',
  markRead: 'Mark read',
  unread: 'Unread',
  kind: (kind: string) => kind,
  today: 'Today',
  earlier: 'Earlier',
  group: (kind: string, count: number, isPartial = false) =>
    `${kind.charAt(0).toUpperCase()}${kind.slice(1)} (${count}${isPartial ? '+' : ''})`,
  groupUnread: (count: number) => `${count.toLocaleString('en-GB')} unread`,
  loadMore: 'Load more',
  loadingMore: 'Loading more…',
  empty: 'You’re all caught up. 🎉',
  findPeople: 'Find people',
  noMatches: 'No notifications match your search.',
  loading: 'Loading…',
  signedOut: 'Please sign in to view your notifications.',
  signIn: 'Sign In',
  loadFailed: 'Couldn’t load notifications.',
  serverError: 'Server error',
});
