import { DISCOVER_PAGE_SIZE, type Club } from '@clubline/contract';
import { clubsCalls } from '../clubs';
import { homeFeedCalls, type FeedEntry } from '../home';
import type { ApiClient } from '../platform/client';
import type { SearchPage } from '../platform/paging';
import { listPersonOf, profilesCalls, type ListPerson } from '../profiles';

/** Reads people page by page, with words only from a server that can search. */
export function openPeople(
  client: ApiClient,
  words: string,
): () => Promise<SearchPage<ListPerson>> {
  const next = profilesCalls.openUsers(client, words.replace(/^@/, ''));
  return async () => {
    const page = await next();
    return { ...page, items: page.items.map(listPersonOf) };
  };
}

/**
 * As `openPeople`, of clubs; private ones only where one is in them, whatever a server sends. Those
 * with the words in their names come first, from a server that can tell them apart.
 */
export function openClubs(
  client: ApiClient,
  words: string,
  { userId, canSearchNames }: { userId: string; canSearchNames: boolean },
): () => Promise<SearchPage<Club>> {
  let cursor: string | null | undefined;
  let isOfNames = canSearchNames && words !== '';
  const load = async () => {
    const { items, nextCursor, cutAt } = await clubsCalls.loadAll(client, {
      ...(words && { search: words }),
      ...(isOfNames && { in: 'name' }),
      ...(cursor && { cursor }),
    });
    cursor = nextCursor;
    const isShown = ({ isPrivate, isMember, ownerId }: Club) =>
      !isPrivate || isMember === true || ownerId === userId;
    return { items: items.filter(isShown), isCut: cutAt !== undefined };
  };
  return async () => {
    const page = await load();
    if (!isOfNames || cursor)
      return { ...page, hasMore: Boolean(cursor), canSearch: Boolean(cursor) };
    // All names have come, and what has the words elsewhere follows: at once after a few.
    isOfNames = false;
    if (page.items.length >= DISCOVER_PAGE_SIZE / 2)
      return { ...page, hasMore: true, canSearch: true };
    const rest = await load();
    const hasMore = Boolean(cursor);
    const known = new Set(page.items.map(({ id }) => id));
    const items = [...page.items, ...rest.items.filter(({ id }) => !known.has(id))];
    return { ...rest, items, hasMore, canSearch: hasMore };
  };
}

/** As `openPeople`, of the posts one may read; without words there are none. */
export function openPosts(client: ApiClient, words: string): () => Promise<SearchPage<FeedEntry>> {
  let cursor: string | null | undefined;
  return async () => {
    if (!words) return { items: [], hasMore: true, canSearch: true };
    const { items, nextCursor } = await homeFeedCalls.search(
      { client },
      words,
      cursor ?? undefined,
    );
    cursor = nextCursor;
    return { items, hasMore: Boolean(nextCursor), canSearch: true };
  };
}
