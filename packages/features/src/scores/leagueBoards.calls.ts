import type { ApiClient } from '../client';

/** A board that the backend serves as a page of its own. */
export interface LeagueBoard {
  /** Which one, e.g. `nba` or `mlb-playoffs`. */
  id: string;
  /** Path of its page below the API. */
  path: string;
  /** It tells its frame how high it is, and by that that it is there. */
  postsHeight: boolean;
}

/** The boards of an answer; none from a backend that has none. */
export function readBoards(body: unknown): LeagueBoard[] {
  const data = (body as { data?: { boards?: unknown } } | null | undefined)?.data?.boards;
  if (!Array.isArray(data)) return [];
  return data.flatMap((board: unknown) => {
    const { id, path, postsHeight } = (board ?? {}) as Partial<Record<string, unknown>>;
    // A path and nothing else, so that no answer can put a foreign page into ours.
    return typeof id === 'string' && typeof path === 'string' && /^\/(?![/\\])/.test(path)
      ? [{ id, path, postsHeight: postsHeight === true }]
      : [];
  });
}

/** The calls of the boards. */
export const leagueBoardsCalls = {
  load: async (client: ApiClient): Promise<LeagueBoard[]> =>
    readBoards(await client.get('/scoreboards', { skipAuth: true })),
};
