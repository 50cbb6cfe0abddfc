import type { Environment } from '../environment';

/** Has somebody asked before a page with unsaved words is left. */
export interface Leaving {
  /**
   * Holds the page until the returned function is called: `ask` is given what goes elsewhere, and
   * the browser itself asks before the window is closed.
   */
  hold(ask: (go: () => void) => void): () => void;
  /** Goes elsewhere; where the page is held, its holder decides. */
  leave(go: () => void): void;
}

/** Nobody holds the page at first; of several the latest is asked. */
export function createLeaving({ askBeforeUnload }: Pick<Environment, 'askBeforeUnload'>): Leaving {
  const holders = new Set<(go: () => void) => void>();
  return {
    hold(ask) {
      const own = (go: () => void) => ask(go);
      holders.add(own);
      const stopAsking = askBeforeUnload?.();
      return () => {
        holders.delete(own);
        stopAsking?.();
      };
    },
    leave(go) {
      const latest = [...holders].at(-1);
      if (latest) latest(go);
      else go();
    },
  };
}
