import type { Club } from '@clubline/contract';
import { useMemo } from 'react';
import useSWR from 'swr';
import { useClubline } from '../../platform/provider';
import { useCurrentUser } from '../../platform/session';
import { clubsCalls, sortClubs } from '../clubs.calls';
import { clubKeys, type ClubsTab } from '../clubKeys';

const NONE: Club[] = [];

/** Clubs whose name, description or owner contains the words, whatever the case. */
export function searchClubs(clubs: readonly Club[], words: string): readonly Club[] {
  const wanted = words.trim().toLocaleLowerCase();
  if (!wanted) return clubs;
  return clubs.filter(({ name, description, ownerName }) =>
    [name, description, ownerName].some((text) => text?.toLocaleLowerCase().includes(wanted)),
  );
}

/**
 * The clubs of one tab, sorted by name. Discover leaves out private clubs and those the user is in.
 */
export function useClubLists(tab: ClubsTab) {
  const { client } = useClubline();
  const userId = useCurrentUser()?.id;
  const mine = useSWR<{ userClubs: Club[] }>(userId ? clubKeys.mineKey : null, () =>
    clubsCalls.loadMine(client, userId ?? ''),
  );
  const all = useSWR<Club[]>(userId && tab === 'discover' ? clubKeys.allKey : null, () =>
    clubsCalls.loadAll(client),
  );

  const clubs = useMemo(() => {
    const own = mine.data?.userClubs ?? NONE;
    if (tab === 'my') return sortClubs(own);
    const ownIds = new Set(own.map(({ id }) => id));
    return sortClubs(
      (all.data ?? NONE).filter(
        ({ id, isPrivate, ownerId }) => !isPrivate && !ownIds.has(id) && ownerId !== userId,
      ),
    );
  }, [tab, mine.data, all.data, userId]);

  const needed = tab === 'my' ? [mine] : [mine, all];
  // Discover can do without the own clubs: one too many is better than none.
  const failed = tab === 'my' ? mine : all;
  return {
    clubs,
    isLoading: needed.some(({ data, error, isLoading }) => isLoading && !data && !error),
    error: failed.data ? null : ((failed.error as Error | undefined) ?? null),
    retry: () => needed.forEach(({ mutate }) => void mutate()),
  };
}
