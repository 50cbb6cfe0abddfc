import type { Club } from '@clubline/contract';
import type { ApiClient } from '../../platform/client';
import { withoutDoubles } from '../../platform/paging';
import { clubsCalls } from '../clubs.calls';
import { hasWordOf, wordsOfSports } from './sportWords';

/** So many are suggested. */
const SUGGESTED = 3;

const isOpenTo =
  (userId: string) =>
  ({ isPrivate, isMember, ownerId, memberCount, maxMembers }: Club) =>
    !isPrivate &&
    isMember !== true &&
    ownerId !== userId &&
    (typeof maxMembers !== 'number' || memberCount < maxMembers);

/** Words that are searched for at most, of all sports together. */
const SEARCHES = 6;

/**
 * Clubs to join: the largest of each sport in turn, then the largest others. A server with more of
 * them than one page is also asked for those with the sports' words in them.
 */
export async function loadSuggestions(
  client: ApiClient,
  userId: string,
  sports: readonly string[],
): Promise<Club[]> {
  const words = wordsOfSports(sports);
  const first = await clubsCalls.loadAll(client);
  const perSport = Math.max(1, Math.floor(SEARCHES / words.length));
  const searches = words.flatMap((ofSport) => ofSport.slice(0, perSport)).slice(0, SEARCHES);
  const found = await Promise.all(
    (first.nextCursor ? searches : []).map((search) =>
      clubsCalls.loadAll(client, { search }).then(
        ({ items }) => items,
        () => [],
      ),
    ),
  );
  const bySize = withoutDoubles([...first.items, ...found.flat()])
    .filter(isOpenTo(userId))
    .toSorted((a, b) => b.memberCount - a.memberCount);
  const ofSports = words.map((ofSport) => bySize.filter((club) => hasWordOf(club, ofSport)));
  const inTurn = Array.from({ length: SUGGESTED }, (_, at) =>
    ofSports.flatMap((clubs) => clubs[at] ?? []),
  ).flat();
  return withoutDoubles([...inTurn, ...bySize]).slice(0, SUGGESTED);
}
