import { useRef, type PointerEvent } from 'react';

/** A finger that has gone this far, in px, and further sideways than up or down, has swiped. */
const SWIPE_MIN = 48;

/**
 * Pointer handlers that report swipes by one finger or pen; a mouse drags, and a second finger
 * zooms.
 */
export function useSwipe(onSwipe: (to: 'left' | 'right') => void) {
  const start = useRef<{ pointer: number; x: number; y: number } | null>(null);
  return {
    onPointerDown({ pointerId, pointerType, clientX, clientY }: PointerEvent) {
      const isFirst = pointerType !== 'mouse' && !start.current;
      start.current = isFirst ? { pointer: pointerId, x: clientX, y: clientY } : null;
    },
    onPointerUp({ pointerId, clientX, clientY }: PointerEvent) {
      const from = start.current;
      start.current = null;
      if (from?.pointer !== pointerId) return;
      const [right, down] = [clientX - from.x, clientY - from.y];
      if (Math.abs(right) >= SWIPE_MIN && Math.abs(right) > Math.abs(down))
        onSwipe(right > 0 ? 'right' : 'left');
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
