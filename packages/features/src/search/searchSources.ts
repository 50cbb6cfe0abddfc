import type { Club } from '@clubline/contract';
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

/** As `openPeople`, of clubs; private ones only where one is in them, whatever a server sends. */
export function openClubs(
  client: ApiClient,
  words: string,
  userId: string,
): () => Promise<SearchPage<Club>> {
  let cursor: string | null | undefined;
  return async () => {
    const { items, nextCursor, cutAt } = await clubsCalls.loadAll(client, {
      ...(words && { search: words }),
      ...(cursor && { cursor }),
    });
    cursor = nextCursor;
    return {
      items: items.filter(
        ({ isPrivate, isMember, ownerId }) => !isPrivate || isMember === true || ownerId === userId,
      ),
      hasMore: Boolean(nextCursor),
      canSearch: Boolean(nextCursor),
      isCut: cutAt !== undefined,
    };
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
