const isDocs = (page: Window) =>
  new URLSearchParams(page.location.search).get('viewMode') === 'docs';

/** The page of documentation that has this one in a frame, if any. */
function pageAround(): Window | undefined {
  try {
    return window.parent !== window && isDocs(window.parent) ? window.parent : undefined;
  } catch {
    // Of another origin: none of ours.
    return undefined;
  }
}

/** Does this without moving these pages; boxes inside them may scroll. */
function keepPlaces(pages: readonly Window[], act: () => void) {
  const places = pages.map(({ scrollX, scrollY }) => ({ left: scrollX, top: scrollY }));
  act();
  for (const [at, page] of pages.entries()) page.scrollTo({ ...places[at], behavior: 'instant' });
}

/**
 * Keeps a page of documentation where its reader is, though examples on it take the focus or bring
 * something into view as they are drawn or play. One that stands in the page itself is given no
 * focus, one in a frame has it there. Once somebody presses or types in one, all is as ever.
 */
export function stayInPlace() {
  let hasActed = false;
  const notice = ({ isTrusted, target }: Event) => {
    if (isTrusted && target instanceof Element && target.closest('[data-clubline]'))
      hasActed = true;
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, notice, true);

  const pagesHeld = (element: Element): Window[] => {
    if (hasActed || !element.closest('[data-clubline]')) return [];
    return [isDocs(window) ? window : undefined, pageAround()].filter((page) => page !== undefined);
  };
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    const pages = pagesHeld(this);
    if (pages.includes(window)) return;
    keepPlaces(pages, () => focus.call(this, options));
  };
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function scrollInPlace(options) {
    keepPlaces(pagesHeld(this), () => scrollIntoView.call(this, options));
  };
}
