import { asAnswer, asList, asRecord, asText, type ApiClient } from '../platform/client';

/** A board that the backend serves as a page of its own. */
export interface LeagueBoard {
  /** Which one, e.g. `nba` or `mlb-playoffs`. */
  id: string;
  /** Path of its page below the API. */
  path: string;
  /** It posts its height to its frame, and by that that it is there. */
  postsHeight: boolean;
  /** It takes the theme from the page around. */
  followsTheme: boolean;
}

/** The boards of an answer; none from a backend that has none. */
function readBoards(body: unknown): LeagueBoard[] {
  return asList(asAnswer(body).data.boards).flatMap((value) => {
    const { postsHeight, followsTheme, ...board } = asRecord(value);
    const [id, path] = [asText(board.id), asText(board.path)];
    // A path and nothing else, so that no answer can put a foreign page into ours.
    return id && /^\/(?![/\\])/.test(path)
      ? [{ id, path, postsHeight: postsHeight === true, followsTheme: followsTheme === true }]
      : [];
  });
}

/** The calls of the boards. */
export const leagueBoardsCalls = {
  load: async (client: ApiClient): Promise<LeagueBoard[]> =>
    readBoards(await client.get('/scoreboards', { skipAuth: true })),
};
