import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * True on a server, and while what it rendered is taken over: nothing that this browser remembers
 * may show yet.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
