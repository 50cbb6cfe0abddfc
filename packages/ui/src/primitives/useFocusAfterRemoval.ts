import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusIfLost } from './focusIfLost';

/**
 * What leaves the page with the focus in it, such as a button that discards what it stands at,
 * leaves that to what held it: the keyboard goes on from there.
 */
export function useFocusAfterRemoval(element: RefObject<HTMLElement | null>): void {
  const holders = useRef<HTMLElement[]>([]);
  useLayoutEffect(
    () => () => {
      const { current } = element;
      holders.current = current?.contains(current.ownerDocument.activeElement)
        ? ancestorsOf(current)
        : [];
    },
    [element],
  );
  useEffect(
    () => () => {
      const holder = holders.current.find(({ isConnected }) => isConnected);
      if (!holder) return;
      if (holder.hasAttribute('tabindex')) return focusIfLost(holder);
      holder.tabIndex = -1;
      focusIfLost(holder);
      // A press on it would take the focus, once it has gone on.
      const release = () => holder.removeAttribute('tabindex');
      if (holder.ownerDocument.activeElement === holder)
        holder.addEventListener('blur', release, { once: true });
      else release();
    },
    [],
  );
}

/** Parts of a long list come and go. */
function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let above = element.parentElement; above; above = above.parentElement)
    if (above.dataset.part === undefined) found.push(above);
  return found;
}
