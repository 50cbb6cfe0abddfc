import { type Pages, withoutDoubles } from './pages';

/**
 * All of a list that is shown as a whole, e.g. because it is sorted here: page after page, as far
 * as a server leads on.
 */
export async function loadAllPages<Item extends { id: string }>(
  load: (cursor: string | undefined) => Promise<Pages<Item>>,
): Promise<Item[]> {
  const items: Item[] = [];
  const asked = new Set<string>();
  let cursor: string | null | undefined;
  do {
    const page = await load(cursor ?? undefined);
    items.push(...page.items);
    cursor = page.nextCursor;
    // A server that leads in a circle has no end.
    if (cursor && asked.has(cursor)) break;
    if (cursor) asked.add(cursor);
  } while (cursor);
  return withoutDoubles(items);
}
