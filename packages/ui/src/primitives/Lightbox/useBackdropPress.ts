import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** What is no backdrop: pictures, words and controls. */
const CONTENT = 'img, button, [aria-live]';
const isBackdrop = (target: EventTarget) => target instanceof Element && !target.closest(CONTENT);

/**
 * Handlers that report presses beside what an element shows. A drag that began on a picture is
 * none.
 */
export function useBackdropPress(onPress: () => void) {
  const beganOutside = useRef(false);
  return {
    onPointerDown({ target }: PointerEvent) {
      beganOutside.current = isBackdrop(target);
    },
    onClick({ target }: MouseEvent) {
      if (beganOutside.current && isBackdrop(target)) onPress();
    },
  };
}
