import { DISCOVER_PAGE_SIZE, type Club } from '@clubline/contract';
import type { RefObject } from 'react';
import { useKeptRows } from '../../platform/historyEntry';
import { useAutoNextPage } from '../../platform/paging';
import { useClubline } from '../../platform/provider';
import { clubKeys, currentClubOf, type ClubsTab } from '../clubKeys';
import { useClubLists } from './useClubLists';
import { useListView } from './useListView';

/** The clubs of one tab: those that are searched for, and so many of them as are shown. */
export function useShownClubs(
  { tab, query = '' }: { tab: ClubsTab; query?: string | undefined },
  page: RefObject<Element | null>,
) {
  const { storage } = useClubline();
  const view = useListView(tab, query);
  const list = useClubLists(tab, view.search);
  const { found, older } = list;
  const rows = useKeptRows({
    list: `clubs_${tab}`,
    pageSize: DISCOVER_PAGE_SIZE,
    box: page,
    from: view.rows,
    ...(tab === 'my' && { shown: found.length }),
  });
  const shown = tab === 'discover' ? found.slice(0, rows.count) : found;
  // What was shown before a reload is loaded again, page by page.
  const isMissing = rows.anchorId !== null && found.length > 0 && found.length < rows.count;
  useAutoNextPage(isMissing, older);
  return {
    list,
    rows,
    shown,
    search: view.search,
    setSearch(words: string): void {
      view.setSearch(words);
      rows.setCount(DISCOVER_PAGE_SIZE);
    },
    hasMore: found.length > shown.length || (older.hasMore && found.length > 0),
    /** As in `Pages`; said once all that was sent is shown. */
    cutAt: found.length === shown.length ? list.cutAt : undefined,
    showMore(): void {
      rows.setCount(shown.length + DISCOVER_PAGE_SIZE);
      if (tab === 'my' || found.length < shown.length + DISCOVER_PAGE_SIZE) void older.load();
    },
    /** Called when a club is opened: keeps what its page needs, and the way back. */
    open(club: Club): void {
      storage.local.setJson(clubKeys.currentClub, currentClubOf(club));
      view.keep(rows.read());
    },
  };
}
