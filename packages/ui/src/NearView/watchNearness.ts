import { flushSync } from 'react-dom';

/** How far beyond what is seen rows stay in the page, in px: as far as one flings within a quarter of a second. */
const BEYOND = 1_500;

/** Told where its box is, whenever that changes. */
export type NearnessListener = (nearness: { isNear: boolean; isInView: boolean; height: number }) => void;

const listeners = new Map<Element, NearnessListener>();
let observer: IntersectionObserver | undefined;

function tell(entries: readonly IntersectionObserverEntry[]) {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    const { top, bottom, height } = boundingClientRect;
    listeners.get(target)?.({ isNear: isIntersecting, isInView: bottom > 0 && top < window.innerHeight, height });
  }
}

/** On paper, everything is in view. */
function tellAll() {
  flushSync(() => {
    for (const listener of listeners.values()) listener({ isNear: true, isInView: true, height: 0 });
  });
}

/** Watches whether a box is near what is seen, until the function returned is called. Without a browser to tell, every box stays near. */
export function watchNearness(box: Element, listener: NearnessListener) {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  if (!observer) {
    observer = new IntersectionObserver(tell, { rootMargin: `${BEYOND}px 0px` });
    window.addEventListener('beforeprint', tellAll);
  }
  listeners.set(box, listener);
  observer.observe(box);
  return () => {
    observer?.unobserve(box);
    listeners.delete(box);
    if (listeners.size > 0) return;
    observer?.disconnect();
    observer = undefined;
    window.removeEventListener('beforeprint', tellAll);
  };
}
