import useSWR from 'swr';
import { useClubline } from '../platform/provider';
import { useThemePreference } from '../shell';
import { leagueBoardsCalls } from './scores.calls';

interface ShownBoard {
  src: string;
  postsHeight: boolean;
}

/**
 * Addresses of the boards that the backend itself offers for leagues without a provider, by id;
 * null until that is known. A backend that has none, or does not answer, offers none.
 */
export function useLeagueBoards(isNeeded: boolean): Record<string, ShownBoard> | null {
  const { client, addressFor } = useClubline();
  // A frame cannot see which theme the page around it has.
  const { theme } = useThemePreference();
  const query = theme === 'system' ? '' : `?theme=${theme}`;
  const { data } = useSWR(
    isNeeded ? 'scoreboards' : null,
    () => leagueBoardsCalls.load(client).catch(() => []),
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  return data
    ? Object.fromEntries(
        data.map(({ id, path, postsHeight }) => [
          id,
          { src: addressFor(path + query), postsHeight },
        ]),
      )
    : null;
}
