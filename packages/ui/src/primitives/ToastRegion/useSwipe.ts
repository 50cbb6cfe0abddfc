import { useRef, useState, type PointerEvent } from 'react';

/** Moving something sideways by `threshold` px or more lets it go; less, and it comes back. */
export function useSwipe(threshold: number, onSwipe: () => void) {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  const end = (event: PointerEvent) => {
    if (start.current === null) return;
    const moved = event.type === 'pointercancel' ? 0 : event.clientX - start.current;
    start.current = null;
    setOffset(0);
    if (Math.abs(moved) >= threshold) onSwipe();
  };
  return {
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        start.current = event.clientX;
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (start.current === null) return;
        const moved = event.clientX - start.current;
        // Taken only once it moves: capturing at the first touch would swallow the press on a
        // button inside.
        if (Math.abs(moved) > 4 && !event.currentTarget.hasPointerCapture(event.pointerId))
          event.currentTarget.setPointerCapture(event.pointerId);
        setOffset(moved);
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
