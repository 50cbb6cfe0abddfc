import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isPlaceKept } from './isPlaceKept';

/**
 * On a new page: its top or the section that the address names is shown and has the focus, so that
 * screen readers say where one is.
 */
export function useScrollAndFocus(): void {
  const location = useLocation();
  const { pathname, hash } = location;
  const keepsPlace = isPlaceKept(location);
  const type = useNavigationType();
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const isArrival = shown.current === null;
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    if (keepsPlace && !isArrival && type !== 'POP') return undefined;
    const section = hash ? document.getElementById(decoded(hash.slice(1))) : null;
    if (section) {
      // Going back, the browser knows better where the reader was.
      if (type !== 'POP' || isArrival) section.scrollIntoView();
      section.focus({ preventScroll: true });
      return undefined;
    }
    if (isArrival) return undefined;
    if (type === 'POP') {
      // A dialog that is closed by going back gives the focus back itself, a frame later.
      const frame = requestAnimationFrame(() => focusHeading('main, [role=dialog]'));
      return () => cancelAnimationFrame(frame);
    }
    if (!hash) window.scrollTo(0, 0);
    focusHeading('main');
    return undefined;
  }, [pathname, hash, keepsPlace, type]);
}

/** Gives the page's heading the focus, unless what fits `kept` has it. */
function focusHeading(kept: string) {
  const heading = document.querySelector<HTMLElement>('main h1, h1');
  if (!heading || document.activeElement?.closest(kept)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
