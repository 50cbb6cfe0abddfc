import { useSyncExternalStore } from 'react';
import { useClubline } from './useClubline';

/** Whether the server takes something beyond the protocol, as far as its answers have said. */
export function useAddition(name: string): boolean {
  const { additions } = useClubline();
  return useSyncExternalStore(
    additions.subscribe,
    () => additions.has(name),
    () => false,
  );
}
