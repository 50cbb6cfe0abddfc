import { useSyncExternalStore } from 'react';
import { useClubline } from './useClubline';

/** Whether what is sent arrives, as far as is known; true where pages are rendered ahead. */
export function useIsOnline(): boolean {
  const { connection } = useClubline();
  return useSyncExternalStore(connection.subscribe, connection.isOnline, () => true);
}
