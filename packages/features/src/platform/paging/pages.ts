/** What is known of a list that comes in pages: its first page, and those after it so far. */
export interface Pages<Item> {
  items: Item[];
  /** Leads to the page after; null at the end of the list, missing until a page has come. */
  nextCursor?: string | null;
  /** The server has sent so many and leads no further, though it has more. */
  cutAt?: number;
}

/** The items, each once. */
export function withoutDoubles<Item extends { id: string }>(items: readonly Item[]): Item[] {
  const seen = new Set<string>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** What is known, with the page after it. */
export function withNextPage<Item extends { id: string }>(
  known: Pages<Item> | undefined,
  page: Pages<Item>,
): Pages<Item> {
  const items = withoutDoubles([...(known?.items ?? []), ...page.items]);
  return { ...page, items, ...(page.cutAt !== undefined && { cutAt: items.length }) };
}

/** As `withNextPage`, where the list still leads on to this page: it may have begun anew. */
export const withPageAt = <Item extends { id: string }>(
  known: Pages<Item>,
  page: Pages<Item>,
  cursor: string,
): Pages<Item> => (known.nextCursor === cursor ? withNextPage(known, page) : known);

/** What is known as far as its first pages reach, asked for again, which lead on from there. */
export function asFarAs<Item extends Dated, Known extends Pages<Item>>(
  known: Known,
  { items, nextCursor }: Pages<Item>,
): Known {
  const ids = new Set(items.map(({ id }) => id));
  const { cutAt: _cutAt, ...list } = known;
  return {
    ...(list as Known),
    items: known.items.filter(
      (item) => ids.has(item.id) || isWithinPage({ items, nextCursor }, item),
    ),
    nextCursor,
  };
}

/**
 * The first page, asked for again, with what is known after it; where the two do not meet, the page
 * alone, so that no gap goes unseen.
 */
export function withFirstPage<Item extends { id: string }>(
  known: Pages<Item> | undefined,
  page: Pages<Item>,
): Pages<Item> {
  const before = known?.items ?? [];
  const last = page.items.at(-1)?.id;
  const met = before.findIndex(({ id }) => id === last);
  if (!page.nextCursor || known?.nextCursor === undefined || met === -1)
    return { ...page, items: withoutDoubles(page.items) };
  return {
    items: withoutDoubles([...page.items, ...before.slice(met + 1)]),
    nextCursor: known.nextCursor,
    ...(known.cutAt !== undefined && { cutAt: known.cutAt }),
  };
}

/** Something that stands in a list by its time. */
interface Dated {
  id: string;
  createdAt: string;
}

/**
 * A list, newest first, with one more where its time places it: what was written after it may have
 * come before. One without a time is the newest.
 */
export function withDated<Item extends Dated>(items: readonly Item[], added: Item): Item[] {
  const others = items.filter(({ id }) => id !== added.id);
  const isBehind = ({ createdAt }: Item) => !added.createdAt || createdAt <= added.createdAt;
  const at = others.findIndex(isBehind);
  return others.toSpliced(at === -1 ? others.length : at, 0, added);
}

/** Whether a list, of which this is the first page, may still hold this item. */
export function mayHold(page: Pages<Dated>, item: Dated): boolean {
  const { items, nextCursor, cutAt } = page;
  if (items.some(({ id }) => id === item.id)) return true;
  if (items.length === 0) return Boolean(nextCursor) || cutAt !== undefined;
  return !isWithinPage(page, item);
}

/** Whether a page, the first of its list, would show this item if it were still there. */
export function isWithinPage<Item extends Dated>(
  { items, nextCursor, cutAt }: Pages<Item>,
  { createdAt }: Item,
): boolean {
  const last = items.at(-1);
  return (!nextCursor && cutAt === undefined) || last === undefined || createdAt > last.createdAt;
}
