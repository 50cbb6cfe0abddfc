/** A page that is quiet for so long has given what an element needs, or gives it never. */
const PATIENCE_MS = 3_000;

/** How much a page that is loaded has fetched and measured since; NaN for one that is not. */
const activity = () =>
  document.readyState === 'complete' ? performance.getEntries?.().length : NaN;

/**
 * Calls back once the page had time to give what it gives late: what it is still loading may do so
 * yet. One that never comes to rest has ten times as long, and one that has gone, as after a test,
 * hears of nothing. @returns something that is true
 */
export function inTime(call: () => void, rounds = 9): unknown {
  const before = activity();
  return setTimeout(() => {
    if (!globalThis.document) return;
    if (rounds && before !== activity()) inTime(call, rounds - 1);
    else call();
  }, PATIENCE_MS);
}

/** The names by which an element was given something, and which its kind does not have. */
export const givenNames = (element: Element, kind: object): string[] =>
  [...element.getAttributeNames(), ...Object.keys(element)].filter(
    // What frameworks note, and names that say whose they are, as `data-…`, are no mistakes.
    (name) => !(/^(_|class$)|-/.test(name) || name in kind),
  );

/** An element that one of our scripts has spoken of: that of the other would say the same. */
type Told = Element & { told?: boolean };

/** Names the first tag on the page that is called as one of ours would be, and is nobody's. */
export function findUnknownTag() {
  for (const one of document.querySelectorAll<Told>(':not(:defined)'))
    if (/^clubline-(?!(chat|results)$)/.test(one.localName)) {
      // oxlint-disable-next-line no-console
      if (!one.told) console.warn(one, 'is no element');
      one.told = true;
      return;
    }
}
