export { NotificationsScreen } from './NotificationsScreen';
export { useUnreadCount } from './useUnreadCount';
