import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** On a new page: its top is shown, and its heading has the focus, so that screen readers say where one is. */
export function usePlace(): void {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (type !== 'POP' && !hash) window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('main h1, h1');
    if (!heading || document.activeElement?.closest('main')) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, hash, type]);
}
