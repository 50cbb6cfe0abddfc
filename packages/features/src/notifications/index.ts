export { notificationTimeCopy, notificationToastCopy } from './copy';
export { NotificationsScreen } from './NotificationsScreen';
export type { NotificationsScreenProps } from './NotificationsScreen';
export { notificationTime } from './notificationTime';
export { useUnreadCount } from './useUnreadCount';
