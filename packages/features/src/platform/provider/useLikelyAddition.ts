import { useSyncExternalStore } from 'react';
import { useClubline } from './useClubline';

/**
 * As `useAddition`, and before the first answer what an earlier page was told: for what a server
 * that has changed meanwhile would merely overlook.
 */
export function useLikelyAddition(name: string): boolean {
  const { additions } = useClubline();
  return useSyncExternalStore(
    additions.subscribe,
    () => additions.isLikely(name),
    () => false,
  );
}
