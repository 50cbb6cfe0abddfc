import type { FavoriteTeam } from '@clubline/contract';
import useSWR from 'swr';
import { ApiError } from '../platform/client';
import { useClubline } from '../platform/provider';
import { profileKey, teamsKey } from './profileKeys';
import { profilesCalls, type Profile } from './profiles.calls';

/** A person by username, with their teams. Teams that cannot be loaded count as none. */
export function useProfile(username: string) {
  const { client } = useClubline();
  const {
    data: profile,
    error,
    mutate,
  } = useSWR<Profile | null>(
    username ? profileKey(username) : null,
    () => profilesCalls.profile(client, username),
    { revalidateOnMount: true },
  );
  const { data: teams, error: teamsError } = useSWR<FavoriteTeam[]>(
    profile && !profile.teams ? teamsKey(profile.id) : null,
    () => profilesCalls.teams(client, profile?.id ?? ''),
    { revalidateOnMount: true },
  );
  const isNotFound =
    !username ||
    (!profile && error instanceof ApiError && error.status === 404) ||
    (profile === null && !error);
  return {
    profile: profile ?? null,
    isNotFound,
    error: profile ? null : ((error as Error | null | undefined) ?? null),
    teams: profile?.teams ?? teams ?? [],
    areTeamsLoading: !profile?.teams && !teams && !teamsError,
    retry: () => void mutate(),
  };
}
