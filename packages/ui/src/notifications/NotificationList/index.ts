export { notificationListMessages } from './messages';
export { NotificationList } from './NotificationList';
export type { NotificationItem } from './NotificationRow';
