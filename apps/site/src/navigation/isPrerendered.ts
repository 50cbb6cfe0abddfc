/** Queries that make a page differ from what was rendered without any. */
const TELLING = ['reason', 'reset'];

/**
 * Whether what already stands in the root is the page at this address, rendered when the site was
 * built.
 */
export function isPrerendered(
  root: HTMLElement,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): boolean {
  const query = new URLSearchParams(search);
  return root.dataset['prerendered'] === pathname && !TELLING.some((name) => query.has(name));
}
