import { useEffect, useRef, useState } from 'react';
import { useClubline, type NavigateOptions } from '../provider';
import type { Route } from '../routes';

/** What `useRoutedChoice` gives: the choice, and what changes it. */
export interface RoutedChoice<T> {
  /** The tab, section or dialog that is shown. */
  choice: T;
  /** Shows another one, and gives its address to the page as a new entry of the history. */
  choose: (choice: T) => void;
  /** Shows another one while a link that was followed leads away; the address stays. */
  leave: (choice: T) => void;
  /** Shows again what was shown before the last `choose`: Back, where the history allows it. */
  goBackTo: (choice: T) => void;
}

/**
 * A tab, section or dialog of a screen that has an address. It follows `addressed`, what the
 * page's address names; without an address to change, which `routeOf` says by null, the choice is
 * kept by the screen alone. A new `followed` counts like a new address, where the same one may be
 * followed twice.
 */
export function useRoutedChoice<T>(
  addressed: T,
  routeOf: (choice: T) => Route | null,
  followed?: unknown,
): RoutedChoice<T> {
  const { hrefFor, navigate } = useClubline();
  const [state, setState] = useState({ addressed, followed, choice: addressed });
  /** What was shown before the entry of the history that `choose` made last. */
  const before = useRef<{ choice: T; from: T } | null>(null);
  if (state.addressed !== addressed || state.followed !== followed)
    setState({ addressed, followed, choice: addressed });
  const { choice } = state;
  const hasAddress = routeOf(choice) !== null;
  // Gone back before the page has shown the address that `choose` gave it, its address has changed
  // and changed back in one: nothing else tells.
  useEffect(() => {
    if (!hasAddress) return undefined;
    const follow = () => setState({ addressed, followed, choice: addressed });
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [hasAddress, addressed, followed]);
  const address = (shown: T, options: NavigateOptions) => {
    const route = routeOf(shown);
    if (route) navigate(hrefFor(route), { keepsPlace: true, ...options });
  };
  return {
    choice,
    choose(next) {
      if (next === choice) return;
      before.current = { choice: next, from: choice };
      setState({ addressed, followed, choice: next });
      address(next, {});
    },
    leave: (next) => setState({ addressed, followed, choice: next }),
    goBackTo(next) {
      const cameFrom = before.current;
      const isBack = cameFrom?.choice === choice && cameFrom.from === next;
      before.current = null;
      setState({ addressed, followed, choice: next });
      address(next, isBack ? { back: true } : { replace: true });
    },
  };
}
