/** A page has so long to give what an element needs; then it is told that it has not. */
const PATIENCE_MS = 3_000;

/**
 * Calls back once the page had time to give what it gives late: what it is still loading may do so
 * yet. @returns something that is true
 */
export function inTime(call: () => void): unknown {
  const { readyState } = document;
  return setTimeout(() => (readyState === 'complete' ? call() : inTime(call)), PATIENCE_MS);
}

/** The names by which an element was given something, and which its kind does not have. */
export const givenNames = (element: Element, kind: object): string[] =>
  [...element.getAttributeNames(), ...Object.keys(element)].filter(
    // What frameworks note, and names that say whose they are, as `data-…`, are no mistakes.
    (name) => !(/^(_|class$)|-/.test(name) || name in kind),
  );

/** Names the first tag on the page that is called as one of ours would be, and is nobody's. */
export function findUnknownTag() {
  for (const one of document.querySelectorAll(':not(:defined)'))
    if (/^clubline-(?!(chat|results)$)/.test(one.localName))
      // oxlint-disable-next-line no-console
      return console.warn(one, 'is no element');
}
