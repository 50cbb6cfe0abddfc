import type { Club } from '@clubline/contract';
import { CLUBS_KEY } from '../platform/cache';

export type ClubsTab = 'my' | 'discover';

/** Keys, storage names and events of the club screens. */
export const clubKeys = {
  /** Answer of the user's own clubs, as `{ userClubs }`. */
  mineKey: CLUBS_KEY,
  /** Pages of all clubs. */
  allKey: '/clubs?pages',
  /** Pages of the clubs with these words in them; kept in memory only. */
  searchKey: (words: string) => `clubs:search:${words}`,
  /** As `searchKey`, of the user's own clubs. */
  ownSearchKey: (words: string) => `clubs:search-own:${words}`,
  /** Session storage: `discover` preselects that tab once. */
  tabFlag: 'sports_app_clubs_tab',
  /** Session storage: what the list looked like when a club was opened. */
  view: 'sports_app_clubs_view',
  /** Local storage: the club opened last. */
  currentClub: 'sports_app_current_club',
  /** Window event with `detail: 'my' | 'discover'` that switches the tab. */
  setTab: 'clubs:set-tab',
  /** Window event with `detail: 'my' | 'discover'` after each change of the tab. */
  tabChanged: 'clubs:tab-changed',
} as const;

/** What is stored of the club that was opened. */
export function currentClubOf(club: Club) {
  return {
    id: club.id,
    clubName: club.name,
    description: club.description ?? '',
    maxMembers: club.maxMembers ?? null,
    isPrivate: club.isPrivate,
    streamingSource: club.streamingSource ?? 'nfl',
    ownerId: club.ownerId ?? '',
  };
}
