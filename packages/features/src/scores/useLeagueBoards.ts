import type { ThemeName } from '@clubline/ui';
import { useState } from 'react';
import useSWR from 'swr';
import { statusOf } from '../platform/cache';
import { ApiError, type ApiClient } from '../platform/client';
import { useClubline } from '../platform/provider';
import { useThemePreference } from '../shell';
import { leagueBoardsCalls } from './scores.calls';

interface ShownBoard {
  src: string;
  postsHeight: boolean;
  /** Posted to a board that follows it; undefined to one that has it in its address. */
  theme: ThemeName | null | undefined;
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
  const [firstTheme] = useState(theme);
  const { data, error, isValidating, mutate } = useSWR(
    isNeeded ? 'scoreboards' : null,
    () => loadBoards(client),
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  const boards: Record<string, ShownBoard> = {};
  for (const { id, path, postsHeight, followsTheme } of data ?? []) {
    // It takes a theme from a page of its own site alone; any other board is loaded anew for it.
    const follows = followsTheme && addressFor(path).startsWith('/');
    const asked = follows ? firstTheme : theme;
    boards[id] = {
      src: addressFor(asked === 'system' ? path : `${path}?theme=${asked}`),
      postsHeight,
      theme: follows ? (theme === 'system' ? null : theme) : undefined,
    };
  }
  return {
    boards,
    status: statusOf(data, isValidating ? null : error, isNeeded),
    retry: () => void mutate(),
  };
}
