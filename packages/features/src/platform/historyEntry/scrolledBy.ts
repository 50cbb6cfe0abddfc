/** At the end of a list that is read upwards, one need not be at the very end, in px. */
const END_TOLERANCE = 48;

/** What a list scrolls with: the page, or a box of its own that begins at its start or its end. */
export type ScrollsIn = 'page' | 'box' | 'boxFromEnd';

/** How a list is scrolled. */
interface Scrolled {
  /** Where what is seen of the list begins, in px from the window's upper edge. */
  edge: number;
  /** Whether it stands where it does when it is opened. */
  isAtRest: boolean;
  scrollBy: (distance: number) => void;
}

/** How the list with these rows is scrolled; null where nothing of it is in the page. */
export function scrolledBy(
  list: Element,
  row: Element | undefined,
  how: ScrollsIn,
): Scrolled | null {
  const view = list.ownerDocument.defaultView;
  if (!view) return null;
  if (how === 'page')
    return {
      edge: 0,
      isAtRest: list.getBoundingClientRect().top >= 0,
      scrollBy: (distance) => view.scrollBy({ top: distance }),
    };
  const box = row && scrollingAncestor(row, view);
  if (!box) return null;
  const { scrollTop, scrollHeight, clientHeight } = box;
  const isAtEnd = scrollHeight - scrollTop - clientHeight <= END_TOLERANCE;
  return {
    edge: box.getBoundingClientRect().top,
    isAtRest: how === 'box' ? scrollTop <= 0 : isAtEnd,
    scrollBy: (distance) => void (box.scrollTop += distance),
  };
}

function scrollingAncestor(row: Element, view: Window): Element | null {
  let box = row.parentElement;
  while (box && !/auto|scroll/.test(view.getComputedStyle(box).overflowY)) box = box.parentElement;
  return box;
}
