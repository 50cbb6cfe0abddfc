import type { Club } from '@clubline/contract';
import { useState } from 'react';
import { sortClubs } from '../clubs.calls';
import { useJoining } from '../suggestions/useJoining';

/**
 * Joins clubs of a list of those that can be joined. One that has been joined keeps its place, and
 * says so, until the list is left.
 */
export function useJoinedHere(shown: readonly Club[]) {
  const { memberships, join } = useJoining();
  const [begun, setBegun] = useState<readonly Club[]>([]);
  const kept = begun.filter(({ id }) => memberships[id] && !shown.some((club) => club.id === id));
  return {
    clubs: kept.length > 0 ? sortClubs([...shown, ...kept]) : shown,
    membershipOf: (club: Club) => memberships[club.id] ?? ('open' as const),
    join(club: Club): void {
      setBegun((before) => [...before.filter(({ id }) => id !== club.id), club]);
      void join(club.id);
    },
  };
}
