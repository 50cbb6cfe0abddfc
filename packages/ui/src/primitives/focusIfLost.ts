/**
 * Gives an element the focus when the page has lost it with what was disabled or removed. Whoever
 * has gone on to something else stays there.
 */
export function focusIfLost(element: HTMLElement): void {
  const { activeElement, body } = element.ownerDocument;
  if (!activeElement || activeElement === body) element.focus({ preventScroll: true });
}
