import type { SearchPage } from './useLoadedPages';

/** A page of a list with numbered pages, from a server that may lead on with a cursor as well. */
export interface CursorPage<Item> extends SearchPage<Item> {
  nextCursor: string | null;
}

interface LaterPart {
  cursor: string | null;
  search: string;
  /** Where the words have to be, for a server that can look there alone. */
  in?: string | undefined;
}

/** What is added to the address of a page for a server that has cursors and can search. */
export function laterPart({ cursor, search, in: where }: LaterPart): string {
  const added = new URLSearchParams({
    ...(cursor && { cursor }),
    ...(search && { search }),
    ...(where && { in: where }),
  });
  return added.size > 0 ? `&${added}` : '';
}
