import { enclosing, pageScheme, type PageScheme } from './pageScheme';

/** A setting of the person, e.g. `contrast: more`; undefined where none can be asked. */
export const prefers = (setting: string): MediaQueryList | undefined =>
  globalThis.matchMedia?.(`(prefers-${setting})`);

/**
 * Tells whether the page around an element is light or dark, at once and whenever something may
 * have changed it: an attribute of what encloses the element, a style sheet that has come, the end
 * of a transition, the person’s settings. The returned function ends it.
 */
export function watchPage(element: Element, tell: (scheme: PageScheme) => void): () => void {
  const look = (event: object) => {
    const { target } = event as { target?: Partial<Node> };
    if (target?.contains?.(element) !== false) tell(pageScheme(element));
  };
  const end = new AbortController();
  const observer = new MutationObserver(look);
  for (let one = enclosing(element); one; one = enclosing(one))
    observer.observe(one, { attributes: true });
  for (const source of [globalThis, prefers('color-scheme: dark'), prefers('contrast: more')])
    for (const type of ['load', 'transitionend', 'change'])
      source?.addEventListener(type, look, end);
  look(end);
  return () => {
    observer.disconnect();
    end.abort();
  };
}
