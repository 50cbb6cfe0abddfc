export { useUnreadMessages, type UnreadMessage } from './useUnreadMessages';
