import type { SearchPage } from './useLoadedPages';

/** Reads one page after the other. */
export type ReadPage<Item> = () => Promise<SearchPage<Item>>;

/** What follows at once after a few of those that are named so. */
const FEW = 10;

/** Reads all pages of the first, then those of the rest, in which the same may come again. */
export function firstAndRest<Item extends { id: string }>(
  readFirst: ReadPage<Item>,
  readRest: ReadPage<Item>,
): ReadPage<Item> {
  let isOfFirst = true;
  return async () => {
    if (!isOfFirst) return readRest();
    const first = await readFirst();
    if (first.hasMore) return first;
    isOfFirst = false;
    if (first.items.length >= FEW) return { ...first, hasMore: true, canSearch: true };
    const rest = await readRest();
    const known = new Set(first.items.map(({ id }) => id));
    return { ...rest, items: [...first.items, ...rest.items.filter(({ id }) => !known.has(id))] };
  };
}
