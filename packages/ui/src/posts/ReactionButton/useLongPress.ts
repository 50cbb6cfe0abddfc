import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** How long a press lasts before it is a long one, in ms. */
const LONG_PRESS_MS = 350;
const MOVE_TOLERANCE_PX = 10;
/** So late, in ms, a page hears of things that it was busy. */
const BUSY_MS = 20;

interface Press {
  x: number;
  y: number;
  /** When it began, by the clock of events, in ms. */
  began: number;
  timer: ReturnType<typeof setTimeout>;
  stop: () => void;
}

export interface LongPressHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: () => void;
  onPointerLeave: () => void;
  onClickCapture: (event: MouseEvent<HTMLElement>) => void;
  onContextMenu: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * Tells a long press from a click, by when a pointer went down and up, however late a busy page
 * hears of it; moving away or scrolling makes it neither. Works for mouse, pen and touch. Not
 * react-aria's: that one takes no pen, and neither a wheel nor a finger that moves within the
 * button ends its press.
 */
export function useLongPress(onLongPress: () => void, isDisabled = false): LongPressHandlers {
  const press = useRef<Press | null>(null);
  const isClickSpent = useRef(false);
  const isTouch = useRef(false);
  const callback = useRef(onLongPress);
  useEffect(() => {
    callback.current = onLongPress;
  });

  const end = () => {
    if (!press.current) return;
    clearTimeout(press.current.timer);
    press.current.stop();
    press.current = null;
  };
  const finish = () => {
    isClickSpent.current = true;
    end();
    callback.current();
  };
  const abandon = () => {
    if (!press.current) return;
    isClickSpent.current = true;
    end();
  };
  useEffect(
    () => () => {
      clearTimeout(press.current?.timer);
      press.current?.stop();
    },
    [],
  );

  return {
    onPointerDown: (event) => {
      isClickSpent.current = false;
      isTouch.current = event.pointerType === 'touch';
      end();
      if (isDisabled || event.button !== 0 || !event.isPrimary) return;
      const page = event.currentTarget.ownerDocument;
      // A wheel can scroll the page under a mouse button that is held down.
      page.addEventListener('scroll', abandon, { capture: true, passive: true });
      press.current = {
        x: event.clientX,
        y: event.clientY,
        stop: () => page.removeEventListener('scroll', abandon, { capture: true }),
        began: event.timeStamp,
        timer: setTimeout(() => {
          // On a page that was busy the end of the press may already wait to be heard.
          const late = performance.now() - event.timeStamp - LONG_PRESS_MS;
          if (late > BUSY_MS && press.current) press.current.timer = setTimeout(finish);
          else finish();
        }, LONG_PRESS_MS),
      };
    },
    onPointerMove: (event) => {
      if (!press.current) return;
      if (
        Math.hypot(event.clientX - press.current.x, event.clientY - press.current.y) >
        MOVE_TOLERANCE_PX
      )
        abandon();
    },
    onPointerUp: (event) => {
      if (press.current && event.timeStamp - press.current.began >= LONG_PRESS_MS) finish();
      else end();
    },
    onPointerCancel: abandon,
    onPointerLeave: abandon,
    onClickCapture: (event) => {
      // `detail` is 0 for clicks made by the keyboard or by assistive technology: those are never
      // the end of a press.
      if (!isClickSpent.current || event.detail === 0) return;
      isClickSpent.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onContextMenu: (event) => {
      // A long touch asks for the browser's own menu at about the same moment.
      if (isTouch.current) event.preventDefault();
    },
  };
}
