/**
 * Calls back once, when an element is so near to what is seen, e.g. '100px'; at once where nobody
 * can tell. Returns what stops it.
 */
export function whenNearlySeen(element: Element, near: string, seen: () => void): () => void {
  const view = element.ownerDocument.defaultView as (Window & typeof globalThis) | null;
  if (!view?.IntersectionObserver) {
    seen();
    return () => undefined;
  }
  const watcher = new view.IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      seen();
    },
    { rootMargin: near },
  );
  watcher.observe(element);
  return () => watcher.disconnect();
}
