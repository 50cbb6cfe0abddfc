import useSWR from 'swr';
import { statusOf } from '../platform/cache';
import { ApiError, type ApiClient } from '../platform/client';
import { useClubline } from '../platform/provider';
import { useThemePreference } from '../shell';
import { leagueBoardsCalls } from './scores.calls';

interface ShownBoard {
  src: string;
  postsHeight: boolean;
}

/** What a backend answers that has no boards; another failure does not say that there are none. */
const UNKNOWN = [401, 403, 404, 405];

const loadBoards = (client: ApiClient) =>
  leagueBoardsCalls.load(client).catch((error: unknown) => {
    if (error instanceof ApiError && UNKNOWN.includes(error.status)) return [];
    throw error;
  });

/** Addresses by id of the boards that the backend offers for leagues without a provider. */
export function useLeagueBoards(isNeeded: boolean) {
  const { client, addressFor } = useClubline();
  // A frame cannot see which theme the page around it has.
  const { theme } = useThemePreference();
  const query = theme === 'system' ? '' : `?theme=${theme}`;
  const { data, error, isValidating, mutate } = useSWR(
    isNeeded ? 'scoreboards' : null,
    () => loadBoards(client),
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  const boards: Record<string, ShownBoard> = {};
  for (const { id, path, postsHeight } of data ?? [])
    boards[id] = { src: addressFor(path + query), postsHeight };
  return {
    boards,
    status: statusOf(data, isValidating ? null : error, isNeeded),
    retry: () => void mutate(),
  };
}
