import { useEffect, useRef, useState } from 'react';
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
  const pressed = usePressedLinks(location.key);
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
      return focusWhenThere(pressed.get(location.key), () => focusHeading('main, [role=dialog]'));
    }
    if (!hash) window.scrollTo(0, 0);
    focusHeading('main');
    return undefined;
  }, [pathname, hash, keepsPlace, type, location.key, pressed]);
}

/** A link of a page: its address, and which of those that lead there it is. */
interface PressedLink {
  href: string;
  at: number;
}

const linksTo = (href: string) =>
  document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(href)}"]`);

/** The link that was pressed last on each page of the history, by the key of its entry. */
function usePressedLinks(key: string): ReadonlyMap<string, PressedLink> {
  const [links] = useState(() => new Map<string, PressedLink>());
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLElement>('main a[href]');
      const href = link && link.getAttribute('href');
      if (href) links.set(key, { href, at: [...linksTo(href)].indexOf(link) });
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [key, links]);
  return links;
}

/** Lists come a little after their page. */
const MOST_FRAMES = 30;

/** Gives a link the focus as soon as it is there; `otherwise` where none was pressed or comes. */
function focusWhenThere(pressed: PressedLink | undefined, otherwise: () => void): () => void {
  let frames = 0;
  let frame = 0;
  const look = () => {
    const link = pressed && linksTo(pressed.href)[pressed.at];
    // The heading of the page before may have become this one's.
    const isElsewhere =
      document.activeElement?.closest(':is(main, [role=dialog]) :not(h1)') != null;
    frames += 1;
    if (link && !isElsewhere) link.focus({ preventScroll: true });
    else if (pressed && !isElsewhere && frames < MOST_FRAMES) frame = requestAnimationFrame(look);
    else otherwise();
  };
  frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
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
