import type { Club } from '@clubline/contract';
import { useEffect, useMemo } from 'react';
import useSWR from 'swr';
import { useChangeable, useStoredShape } from '../../platform/cache';
import { useDebouncedValue } from '../../platform/debounce';
import { useMessages } from '../../platform/messages';
import { type Pages, useNextPage, withFirstPage, withNextPage } from '../../platform/paging';
import { useClubline } from '../../platform/provider';
import { useCurrentUser } from '../../platform/session';
import { failureToast } from '../../platform/toast';
import { clubsCalls, type OwnClubs, sortClubs } from '../clubs.calls';
import { clubKeys, type ClubsTab } from '../clubKeys';
import { clubsMessages } from '../messages';
import { isClubPages, isOwnClubs } from './storedClubs';

const NONE: Club[] = [];
/** How long typing has to rest before the server is asked, in ms. */
const SEARCH_DELAY = 250;

/** Clubs whose name, description or owner contains the words, whatever the case. */
function searchClubs(clubs: readonly Club[], words: string): readonly Club[] {
  const wanted = words.trim().toLocaleLowerCase();
  if (!wanted) return clubs;
  return clubs.filter(({ name, description, ownerName }) =>
    [name, description, ownerName].some((text) => text?.toLocaleLowerCase().includes(wanted)),
  );
}

function usePages(key: string | null, load: () => Promise<Pages<Club>>) {
  useStoredShape(key, isClubPages);
  return useChangeable<Pages<Club>>(
    key,
    load,
    (fresh, known) => withFirstPage(known, fresh),
    false,
  );
}

/** All clubs, page by page; words are looked for by the server where it has more pages. */
function useDiscovered(isNeeded: boolean, search: string) {
  const text = useMessages(clubsMessages);
  const { client, toast } = useClubline();
  const settled = useDebouncedValue(search, SEARCH_DELAY);
  const all = usePages(isNeeded ? clubKeys.allKey : null, () => clubsCalls.loadAll(client));
  const isForServer = search !== '' && Boolean(all.data?.nextCursor ?? all.data?.cutAt);
  const words = isForServer ? settled : '';
  const matches = usePages(words ? clubKeys.searchKey(words) : null, () =>
    clubsCalls.loadAll(client, { search: words }),
  );
  const list = words ? matches : all;
  const older = useNextPage(list.data?.nextCursor, async (cursor) => {
    try {
      const page = await clubsCalls.loadAll(client, { ...(words && { search: words }), cursor });
      list.change((known) => withNextPage(known, page));
    } catch (failure) {
      toast.add(failureToast(text.loadFailed, failure, text.tryAgain));
      throw failure;
    }
  });
  return {
    list,
    older,
    /** What is shown was found by the server: it is not to be searched again. */
    isFound: words !== '' && words === search,
    isSearching: isForServer && (words !== search || (!matches.data && !matches.error)),
  };
}

/**
 * The clubs of one tab with these words in them, sorted by name. Discover leaves out private clubs
 * and those the user is in.
 */
export function useClubLists(tab: ClubsTab, search: string) {
  const { client } = useClubline();
  const userId = useCurrentUser()?.id;
  const wanted = search.trim();
  useStoredShape(userId ? clubKeys.mineKey : null, isOwnClubs);
  const mine = useSWR<OwnClubs>(userId ? clubKeys.mineKey : null, () =>
    clubsCalls.loadMine(client, userId ?? ''),
  );
  const isDiscover = tab === 'discover';
  const { list, older, isFound, isSearching } = useDiscovered(
    Boolean(userId) && isDiscover,
    wanted,
  );

  const clubs = useMemo(() => {
    const own = mine.data?.userClubs ?? NONE;
    if (!isDiscover) return sortClubs(own);
    const ownIds = new Set(own.map(({ id }) => id));
    return sortClubs(
      (list.data?.items ?? NONE).filter(
        ({ id, isPrivate, ownerId }) => !isPrivate && !ownIds.has(id) && ownerId !== userId,
      ),
    );
  }, [isDiscover, mine.data, list.data, userId]);
  const found = isFound ? clubs : searchClubs(clubs, wanted);

  // A page may hold only clubs that are not shown here.
  const isBare = isDiscover && found.length === 0 && older.hasMore && older.status === 'ready';
  const { load } = older;
  useEffect(() => {
    if (isBare && !isSearching) void load();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- made anew with every render
  }, [isBare, isSearching]);

  const needed = isDiscover ? [mine, list] : [mine];
  // Discover can do without the own clubs: one too many is better than none.
  const failed = isDiscover ? list : mine;
  return {
    found,
    older,
    /** As in `Pages`. */
    cutAt: (isDiscover ? list : mine).data?.cutAt,
    isEmpty: clubs.length === 0 && !isFound,
    isLoading: needed.some(({ data, error, isLoading }) => isLoading && !data && !error),
    isSearching: isSearching || (found.length === 0 && older.status === 'loading'),
    error: failed.data ? null : ((failed.error as Error | undefined) ?? null),
    retry(): void {
      void mine.mutate();
      if (isDiscover) void list.reload();
    },
  };
}
