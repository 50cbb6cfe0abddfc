/* oxlint-disable no-restricted-globals -- the one place that may */
const listeners = new Map<Element, Set<() => void>>();
const sizes = new WeakMap<Element, string>();
let observer: ResizeObserver | undefined;

const observeAll = () => {
  for (const element of listeners.keys()) observer?.observe(element);
};

function tell(entries: readonly ResizeObserverEntry[]) {
  const changed = entries.filter(({ target, contentRect: { width, height } }) => {
    const size = `${width} ${height}`;
    const isNew = sizes.get(target) !== size;
    sizes.set(target, size);
    return isNew;
  });
  if (changed.length === 0) return;
  // Listeners change the layout. What that does to anything observed is looked at in the next
  // frame: within this one, browsers report it to the page as an error, a “ResizeObserver loop”.
  observer?.disconnect();
  for (const { target } of changed) listeners.get(target)?.forEach((listener) => listener());
  requestAnimationFrame(observeAll);
}

/**
 * Calls the listener before the next paint, and then whenever the element's content box has another
 * size, before that is painted. All parts share one observer, which looks away while they answer.
 * @returns what stops it
 */
export function observeSize(element: Element, listener: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  observer ??= new ResizeObserver(tell);
  const own = listeners.get(element) ?? new Set();
  listeners.set(element, own.add(listener));
  sizes.delete(element);
  observer.observe(element);
  return () => {
    own.delete(listener);
    if (own.size > 0) return;
    listeners.delete(element);
    observer?.unobserve(element);
    if (listeners.size === 0) observer = undefined;
  };
}
