import { DISCOVER_PAGE_SIZE } from '@clubline/contract';
import { useEffect, useState, type RefObject } from 'react';
import { useClubline } from '../../platform/provider';
import { clubKeys, type ClubsTab } from '../clubKeys';

interface ListView {
  tab: ClubsTab;
  search: string;
  count: number;
  scroll: number;
}

function readView(value: unknown, tab: ClubsTab): ListView {
  const view = (value ?? {}) as Partial<ListView>;
  if (view.tab !== tab) return { tab, search: '', count: DISCOVER_PAGE_SIZE, scroll: 0 };
  return {
    tab,
    search: typeof view.search === 'string' ? view.search : '',
    count: Math.max(DISCOVER_PAGE_SIZE, Number(view.count) || 0),
    scroll: Math.max(0, Number(view.scroll) || 0),
  };
}

/**
 * The tab of the list from which a club was opened; what is stored by nobody leads to one's own
 * clubs.
 */
export function readStoredTab(stored: unknown): ClubsTab {
  return (stored as Partial<ListView> | null)?.tab === 'discover' ? 'discover' : 'my';
}

/**
 * Search text and visible count, kept for the way back from a club; a new tab or a new search
 * starts at the first page.
 */
export function useListView(page: RefObject<Element | null>, tab: ClubsTab) {
  const { storage } = useClubline();
  const [view, setView] = useState(() => readView(storage.session.getJson(clubKeys.view), tab));
  const current = view.tab === tab ? view : readView(null, tab);

  return {
    scroll: view.scroll,
    search: current.search,
    count: current.count,
    setSearch: (search: string) => setView({ tab, search, count: DISCOVER_PAGE_SIZE, scroll: 0 }),
    showMore: () => setView({ ...current, count: current.count + DISCOVER_PAGE_SIZE, scroll: 0 }),
    /** Called when a club is opened. */
    keep: () =>
      storage.session.setJson(clubKeys.view, {
        ...current,
        tab,
        scroll: page.current?.ownerDocument.defaultView?.scrollY ?? 0,
      }),
  };
}

/** Once the list is there, leads back to where it was scrolled to when a club was opened, in px. */
export function usePlaceOnReturn(
  page: RefObject<Element | null>,
  scroll: number,
  isReady: boolean,
): void {
  const { storage } = useClubline();
  useEffect(() => {
    if (!isReady) return undefined;
    storage.session.remove(clubKeys.view);
    const window = page.current?.ownerDocument.defaultView;
    if (!window || scroll === 0) return undefined;
    // Whoever owns the page begins a new one at its top, after this.
    const frame = window.requestAnimationFrame(() => window.scrollTo({ top: scroll }));
    return () => window.cancelAnimationFrame(frame);
  }, [isReady, scroll, storage, page]);
}
