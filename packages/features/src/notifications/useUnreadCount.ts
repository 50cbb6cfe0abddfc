import { shownUnreadCount } from './notifications.state';
import { useLoadedNotifications } from './useLoadedNotifications';

/**
 * How many notifications of the current user are unread, kept live; 0 while nobody is signed in or
 * nothing is known.
 */
export function useUnreadCount(): number {
  const { data, marking } = useLoadedNotifications('', { isBeside: true });
  return data ? shownUnreadCount(data, marking) : 0;
}
