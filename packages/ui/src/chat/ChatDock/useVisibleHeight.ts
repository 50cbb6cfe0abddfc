import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  window.visualViewport?.addEventListener('resize', changed);
  return () => window.visualViewport?.removeEventListener('resize', changed);
};

/**
 * What the keyboard of a phone leaves of the window, in px; undefined where that is not known.
 * Dialogs are told by react-aria, which keeps this to itself.
 */
export function useVisibleHeight(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => window.visualViewport?.height,
    () => undefined,
  );
}
