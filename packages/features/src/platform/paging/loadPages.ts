import { type Pages, withoutDoubles } from './pages';

/** Page after page until one is enough, as far as a server leads on. */
export async function loadPages<Item extends { id: string }>(
  load: (cursor: string | undefined) => Promise<Pages<Item>>,
  isEnough: (page: Pages<Item>) => boolean,
): Promise<Pages<Item>> {
  const items: Item[] = [];
  const asked = new Set<string>();
  let cursor: string | undefined;
  let page: Pages<Item>;
  do {
    // oxlint-disable-next-line no-await-in-loop -- each page leads to the one after
    page = await load(cursor);
    items.push(...page.items);
    const next = page.nextCursor ?? '';
    // A server that leads in a circle has no end.
    cursor = asked.has(next) ? undefined : next || undefined;
    if (cursor) asked.add(cursor);
  } while (cursor && !isEnough(page));
  const all = withoutDoubles(items);
  return {
    items: all,
    nextCursor: cursor ?? null,
    ...(page.cutAt !== undefined && { cutAt: all.length }),
  };
}

/** All of a list that is shown as a whole, e.g. because it is sorted here. */
export const loadAllPages = <Item extends { id: string }>(
  load: (cursor: string | undefined) => Promise<Pages<Item>>,
): Promise<Pages<Item>> => loadPages(load, () => false);
