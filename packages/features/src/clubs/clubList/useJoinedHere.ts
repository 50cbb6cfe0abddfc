import type { Club } from '@clubline/contract';
import { useState } from 'react';
import { sortClubs } from '../sortClubs';
import { useJoining } from '../suggestions/useJoining';
import { searchClubs } from './useClubLists';

/**
 * Joins clubs of a list of those that can be joined. One that has been joined keeps its place, and
 * says so, until the list is left or something else is looked for.
 */
export function useJoinedHere(shown: readonly Club[], search: string) {
  const { memberships, join } = useJoining();
  const [begun, setBegun] = useState<readonly Club[]>([]);
  const isShown = (id: string) => shown.some((club) => club.id === id);
  const kept = searchClubs(begun, search).filter(({ id }) => memberships[id] && !isShown(id));
  return {
    clubs: kept.length > 0 ? sortClubs([...shown, ...kept]) : shown,
    membershipOf: (club: Club) => memberships[club.id] ?? ('open' as const),
    join(club: Club): void {
      setBegun((before) => [...before.filter(({ id }) => id !== club.id), club]);
      void join(club.id);
    },
  };
}
