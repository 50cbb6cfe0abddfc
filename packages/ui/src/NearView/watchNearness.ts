import { flushSync } from 'react-dom';
import { selectedRange } from './selectedRange';

/** How far beyond what is seen rows stay in the page, in px: together as far as one flings within a quarter of a second. */
const BEYOND = 1_000;
/** The same in a box that scrolls within the page; Chromium adds it to the one above for the page itself. */
const BEYOND_WITHIN = 500;

/** What is told to a box. */
export interface NearnessListener {
  /** Where it is, whenever that changes. */
  onPlace(place: { isNear: boolean; isInView: boolean; height: number }): void;
  /** The page has another width: no height holds any longer. */
  onWidth(): void;
}

const IN_VIEW = { isNear: true, isInView: true, height: 0 };

const listeners = new Map<Element, NearnessListener>();
let observer: IntersectionObserver | undefined;
let stop: AbortController | undefined;

function tell(entries: readonly IntersectionObserverEntry[]) {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    const { top, bottom, width, height } = boundingClientRect;
    // Hidden with all around it, it says nothing of where it will be.
    if (width === 0 && height === 0) continue;
    listeners
      .get(target)
      ?.onPlace({
        isNear: isIntersecting,
        isInView: bottom > 0 && top < window.innerHeight,
        height,
      });
  }
}

function bringAll() {
  for (const listener of listeners.values()) listener.onPlace(IN_VIEW);
}

/** A browser tells of each box that it is to watch, also of one that has not moved. */
function lookAgain() {
  for (const box of listeners.keys()) {
    observer?.unobserve(box);
    observer?.observe(box);
  }
}

/** What is not in the page is neither selected, copied, found nor printed: for these, boxes are there wherever they are. */
function listen(signal: AbortSignal) {
  let { innerWidth } = window;
  let wasSelected = false;
  const onResize = () => {
    if (window.innerWidth === innerWidth) return;
    innerWidth = window.innerWidth;
    for (const listener of listeners.values()) listener.onWidth();
  };
  const onSelectionChange = () => {
    const range = selectedRange();
    if (range)
      for (const [box, listener] of listeners)
        if (range.intersectsNode(box)) listener.onPlace(IN_VIEW);
    if (!range && wasSelected) lookAgain();
    wasSelected = range !== null;
  };
  const onKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key === 'F3' || ((ctrlKey || metaKey) && key.toLowerCase() === 'f')) bringAll();
  };
  window.addEventListener('resize', onResize, { signal });
  window.addEventListener('beforeprint', () => flushSync(bringAll), { signal });
  window.addEventListener('afterprint', lookAgain, { signal });
  window.addEventListener('keydown', onKeyDown, { signal });
  document.addEventListener('selectionchange', onSelectionChange, { signal });
}

/**
 * Watches whether a box is near what is seen, until the function returned is called. Without a browser to tell, and in a frame,
 * where browsers may tell of what is seen but not of what is near it, nothing is told: every box stays.
 */
export function watchNearness(box: Element, listener: NearnessListener) {
  if (typeof IntersectionObserver === 'undefined' || window.top !== window) return () => undefined;
  if (!observer) {
    observer = new IntersectionObserver(tell, {
      rootMargin: `${BEYOND}px 0px`,
      scrollMargin: `${BEYOND_WITHIN}px 0px`,
    } as IntersectionObserverInit);
    stop = new AbortController();
    listen(stop.signal);
  }
  listeners.set(box, listener);
  observer.observe(box);
  return () => {
    observer?.unobserve(box);
    listeners.delete(box);
    if (listeners.size > 0) return;
    observer?.disconnect();
    observer = undefined;
    stop?.abort();
  };
}
