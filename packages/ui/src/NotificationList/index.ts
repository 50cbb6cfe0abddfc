export { notificationListCopy } from './copy';
export {
  NotificationList,
  type NotificationItem,
  type NotificationListProps,
} from './NotificationList';
