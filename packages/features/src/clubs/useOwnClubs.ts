import type { Club } from '@clubline/contract';
import useSWR from 'swr';
import { useStoredShape } from '../platform/cache';
import { useClubline } from '../platform/provider';
import { useCurrentUser } from '../platform/session';
import { clubKeys } from './clubKeys';
import { isOwnClubs } from './clubList/storedClubs';
import type { OwnClubs } from './clubs.calls';
import { sortClubs } from './sortClubs';

/**
 * The viewer's own clubs by name, as far as they are known; asked for once they are needed, and so
 * is the code that asks: what stands around every page needs them last.
 */
export function useOwnClubs(isNeeded: boolean): readonly Club[] {
  const { client, additions } = useClubline();
  const userId = useCurrentUser()?.id;
  const key = isNeeded && userId ? clubKeys.mineKey : null;
  useStoredShape(key, isOwnClubs);
  const { data } = useSWR<OwnClubs>(key, async () => {
    const { clubsCalls } = await import('./clubs.calls');
    return clubsCalls.loadMine({ client, additions }, userId ?? '');
  });
  return data ? sortClubs(data.userClubs) : [];
}
