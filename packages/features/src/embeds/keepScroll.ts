/**
 * Notes how far what stands in a shadow root is scrolled, which browsers forget when its host is
 * moved. @returns what puts it back, for when the host is in its new place
 */
export function keepScroll(root: ShadowRoot): () => void {
  const scrolled = new Map<Element, number>();
  root.addEventListener(
    'scroll',
    ({ target }) => {
      const box = target as Element;
      const isAtEnd = box.scrollHeight - box.clientHeight - box.scrollTop < 2;
      // Whoever is at the end stays there, whatever comes meanwhile.
      scrolled.set(box, isAtEnd ? Number.MAX_SAFE_INTEGER : box.scrollTop);
    },
    true,
  );
  return () => {
    for (const [box, top] of scrolled) {
      // A room that has left for good is drawn anew, and in a test without layout nothing scrolls.
      // oxlint-disable-next-line no-restricted-globals
      if (!box.isConnected || !globalThis.ResizeObserver) scrolled.delete(box);
      // Told before it is painted, or where it is not shown yet, once it is.
      else
        // oxlint-disable-next-line no-restricted-globals
        new ResizeObserver((_, observer) => {
          if (!box.clientHeight) return;
          observer.disconnect();
          box.scrollTop = top;
        }).observe(box);
    }
  };
}
