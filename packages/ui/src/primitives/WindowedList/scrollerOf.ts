/** The box in which an element scrolls: the nearest one around it that can, else the page. */
export function scrollerOf(element: Element): Element {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  return document.scrollingElement ?? document.documentElement;
}

/** That box, where the browser does not keep the reader's place in it by itself. */
export function unanchoredScrollerOf(element: Element): Element | null {
  const box = scrollerOf(element);
  return getComputedStyle(box).overflowAnchor === 'auto' ? null : box;
}

/**
 * What stays in its place while the page scrolls or stands over it; and what carries
 * `data-unanchored`, as it comes and goes above what one reads.
 */
export const isUnanchored = (element: Element) =>
  element.hasAttribute('data-unanchored') ||
  /fixed|absolute|sticky/.test(getComputedStyle(element).position);
