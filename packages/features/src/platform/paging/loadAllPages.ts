import { type Pages, withoutDoubles } from './pages';

/**
 * All of a list that is shown as a whole, e.g. because it is sorted here: page after page, as far
 * as a server leads on.
 */
export async function loadAllPages<Item extends { id: string }>(
  load: (cursor: string | undefined) => Promise<Pages<Item>>,
): Promise<Pages<Item>> {
  const items: Item[] = [];
  let isCut = false;
  const asked = new Set<string>();
  let cursor: string | null | undefined;
  do {
    const page = await load(cursor ?? undefined);
    items.push(...page.items);
    isCut = page.cutAt !== undefined;
    cursor = page.nextCursor;
    // A server that leads in a circle has no end.
    if (cursor && asked.has(cursor)) break;
    if (cursor) asked.add(cursor);
  } while (cursor);
  const all = withoutDoubles(items);
  return { items: all, nextCursor: null, ...(isCut && { cutAt: all.length }) };
}
