import type { Club } from '@clubline/contract';
import { clubsCalls } from '../clubs';
import { homeFeedCalls, type FeedEntry } from '../home';
import type { ApiClient } from '../platform/client';
import { firstAndRest, type ReadPage } from '../platform/paging';

/**
 * Reads clubs page by page, with words only from a server that can search; private ones only where
 * one is in them, whatever a server sends. Those with the words in their names come first, from a
 * server that can look for these.
 */
export function openClubs(
  client: ApiClient,
  words: string,
  { userId, canSearchNames }: { userId: string; canSearchNames: boolean },
): ReadPage<Club> {
  const isShown = ({ isPrivate, isMember, ownerId }: Club) =>
    !isPrivate || isMember === true || ownerId === userId;
  const open = (where?: 'name'): ReadPage<Club> => {
    let cursor: string | null | undefined;
    return async () => {
      const { items, nextCursor, cutAt } = await clubsCalls.loadAll(client, {
        ...(words && { search: words }),
        ...(where && { in: where }),
        ...(cursor && { cursor }),
      });
      cursor = nextCursor;
      const hasMore = Boolean(nextCursor);
      return {
        items: items.filter(isShown),
        hasMore,
        canSearch: hasMore,
        isCut: cutAt !== undefined,
      };
    };
  };
  return canSearchNames && words ? firstAndRest(open('name'), open()) : open();
}

/** As `openClubs`, of the posts one may read; without words there are none. */
export function openPosts(client: ApiClient, words: string): ReadPage<FeedEntry> {
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
