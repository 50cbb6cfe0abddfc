import type { FavoriteTeam } from '@clubline/contract';
import useSWR from 'swr';
import { statusOf } from '../platform/cache';
import { ApiError } from '../platform/client';
import { useClubline } from '../platform/provider';
import { profileKey, teamsKey } from './profileKeys';
import { profilesCalls, type Profile } from './profiles.calls';

/** A person by username, with their teams, which load and fail on their own. */
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
  const teams = useSWR<FavoriteTeam[]>(
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
    retry: () => void mutate(),
    teams: profile?.teams ?? teams.data ?? [],
    teamsStatus: statusOf(profile?.teams ?? teams.data, teams.error),
    retryTeams: () => void teams.mutate(),
  };
}
