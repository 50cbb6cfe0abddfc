import type { View } from '../ScrollAnchor';

/**
 * What stays in its place while the page scrolls or stands over it; and what carries
 * `data-unanchored`, as it comes and goes above what one reads.
 */
const isUnanchored = (element: Element) =>
  element.hasAttribute('data-unanchored') ||
  /fixed|absolute|sticky/.test(getComputedStyle(element).position);

/**
 * The innermost element that is the first to begin in view, else the first that is seen in part. A
 * bar at the top covers the view to its lower edge.
 */
export function firstInView(parent: Element, view: View): Element | undefined {
  let inPart: Element | undefined;
  for (const child of parent.children) {
    const { top, bottom, height } = child.getBoundingClientRect();
    if (!height || bottom <= view.top) continue;
    if (isUnanchored(child)) {
      if (top <= view.top && bottom < view.bottom / 2) view.top = bottom;
      continue;
    }
    if (top >= view.bottom) break;
    const found = firstInView(child, view) ?? child;
    if (found.getBoundingClientRect().top >= view.top) return found;
    inPart ??= found;
  }
  return inPart;
}
