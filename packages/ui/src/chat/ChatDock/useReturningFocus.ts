import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusIfLost } from '../../primitives/focusIfLost';

interface ReturningFocusOptions {
  isOpen: boolean;
  /** The focus must come in, wherever it was. */
  isModal: boolean;
  panel: RefObject<HTMLElement | null>;
  /** What opens the panel while it is put away. */
  opener: RefObject<HTMLElement | null>;
}

/**
 * Brings the focus into a panel that opens, if it would be lost or out of reach otherwise, and back
 * to where it came from when the panel is put away or taken off the page with the focus in it.
 */
export function useReturningFocus({ isOpen, isModal, panel, opener }: ReturningFocusOptions): void {
  const origin = useRef<HTMLElement | null>(null);
  const wasOpen = useRef(false);

  // Before what opens moves the focus, or hides where it is.
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (isOpen)
      origin.current =
        activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
  }, [isOpen]);

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const { activeElement } = document;
    const isInside = element.contains(activeElement);
    if (isOpen) {
      if (isModal && !isInside) element.focus({ preventScroll: true });
      else focusIfLost(element);
    } else if (wasOpen.current) {
      if (isInside && activeElement instanceof HTMLElement) activeElement.blur();
      const target = origin.current?.isConnected ? origin.current : opener.current;
      if (target) focusIfLost(target);
    }
    wasOpen.current = isOpen;
  }, [isOpen, isModal, panel, opener]);

  useEffect(
    () => () => {
      if (origin.current?.isConnected) focusIfLost(origin.current);
    },
    [],
  );
}
