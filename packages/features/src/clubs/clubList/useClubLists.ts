import { type Club, PAGE_LIMITS } from '@clubline/contract';
import { useMemo, useState } from 'react';
import { type Pages, useAutoNextPage } from '../../platform/paging';
import { useClubline, useLikelyAddition } from '../../platform/provider';
import { useCurrentUser } from '../../platform/session';
import { clubsCalls, type OwnClubs } from '../clubs.calls';
import { clubKeys, type ClubsTab } from '../clubKeys';
import { isClubLike } from '../isClubLike';
import { sortClubs } from '../sortClubs';
import { isClubPages, isOwnClubs } from './storedClubs';
import { useClubPages } from './useClubPages';

const NONE: Club[] = [];
/** After so many clubs without one that is shown, whether to look further is asked. */
const LOOKED_THROUGH = 400;

/** Those of the clubs that the words are said of. */
export function searchClubs(clubs: readonly Club[], words: string): readonly Club[] {
  const wanted = words.trim().toLocaleLowerCase();
  return wanted ? clubs.filter((club) => isClubLike(club, wanted)) : clubs;
}

/** All clubs, page by page. */
function useDiscovered(isNeeded: boolean, search: string) {
  const { client } = useClubline();
  return useClubPages<Pages<Club>>(
    {
      key: isNeeded ? clubKeys.allKey : null,
      searchKey: clubKeys.searchKey,
      load: ({ after, ...range }) =>
        clubsCalls.loadAll(client, {
          ...range,
          ...(after?.nextCursor && { cursor: after.nextCursor }),
        }),
      isKept: isClubPages,
      pagesOf: (pages) => pages,
      keptOf: (pages) => pages,
    },
    search,
  );
}

/** The user's own clubs, page by page. */
function useOwn(isNeeded: boolean, search: string) {
  const { client, additions } = useClubline();
  const userId = useCurrentUser()?.id ?? '';
  return useClubPages<OwnClubs>(
    {
      key: isNeeded && userId ? clubKeys.mineKey : null,
      searchKey: clubKeys.ownSearchKey,
      load: (range) => clubsCalls.loadMine({ client, additions }, userId, range),
      isKept: isOwnClubs,
      pagesOf: ({ userClubs, isByName: _isByName, ...rest }) => ({ items: userClubs, ...rest }),
      keptOf: ({ items, ...rest }, { isByName }) => ({
        userClubs: items,
        ...rest,
        ...(isByName && { isByName }),
      }),
    },
    search,
  );
}

/**
 * The clubs of one tab with these words in them, sorted by name. Discover leaves out private clubs
 * and those the user is in.
 */
export function useClubLists(tab: ClubsTab, search: string) {
  const userId = useCurrentUser()?.id;
  const wanted = search.trim();
  const isDiscover = tab === 'discover';
  const discovered = useDiscovered(Boolean(userId) && isDiscover, wanted);
  // Some servers say of each club whether one is in it; else one's own clubs have to be known.
  const isLikelySaid = useLikelyAddition(PAGE_LIMITS);
  const listed = discovered.pages?.items;
  const isSaid = listed ? listed.every(({ isMember }) => isMember !== undefined) : isLikelySaid;
  const isOwnUsed = !isDiscover || !isSaid;
  const own = useOwn(isOwnUsed, isDiscover ? '' : wanted);
  useAutoNextPage(isDiscover, own.older);
  const { list, pages, older, isFound, isSearching } = isDiscover ? discovered : own;

  const ownClubs = own.pages?.items ?? NONE;
  const clubs = useMemo(() => {
    if (!isDiscover) return sortClubs(ownClubs);
    const ownIds = new Set(ownClubs.map(({ id }) => id));
    return sortClubs(
      (listed ?? NONE).filter(
        ({ id, isPrivate, ownerId, isMember }) =>
          !isPrivate && !isMember && !ownIds.has(id) && ownerId !== userId,
      ),
    );
  }, [isDiscover, ownClubs, listed, userId]);
  const found = isFound ? clubs : searchClubs(clubs, wanted);

  // A page may hold only clubs that are not shown here.
  const [most, setMost] = useState(LOOKED_THROUGH);
  const lookedThrough = pages?.items.length ?? 0;
  const isNotFound = isDiscover && found.length === 0 && older.hasMore && !isSearching;
  const isNoneYet = isNotFound && lookedThrough < most;
  const isAsked = isNotFound && lookedThrough >= LOOKED_THROUGH;
  useAutoNextPage(isNoneYet, older);
  const isBrokenOff = isNoneYet && older.status === 'error';

  const needed = isDiscover ? [own.list, list] : [list];
  return {
    found,
    older,
    /** As in `Pages`. */
    cutAt: pages?.cutAt,
    isEmpty: clubs.length === 0 && !isFound,
    /** There are none at all, as the server has said. */
    isNone: !isFound && pages?.items.length === 0,
    isLoading: needed.some(({ data, error, isLoading }) => isLoading && !data && !error),
    isSearching: isSearching || (isNoneYet && !isBrokenOff && !isAsked),
    // Discover can do without the own clubs: one too many is better than none.
    error: list.data ? null : (list.error ?? null),
    /** Pages have come and none of what is shown here; whether there is any, nobody knows. */
    isBrokenOff,
    /** The way on, where so many pages had none of what is shown that it is asked. */
    further: isAsked
      ? { isPending: isNoneYet, look: () => setMost(lookedThrough + LOOKED_THROUGH) }
      : undefined,
    retry(): void {
      if (isBrokenOff) return void older.load();
      void own.list.reload();
      if (isDiscover) void list.reload();
    },
  };
}
