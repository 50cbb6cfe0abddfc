import { useEffect, useState } from 'react';
import { useRoutedWords } from '../../platform/navigation';
import { useClubline } from '../../platform/provider';
import { clubKeys, type ClubsTab } from '../clubKeys';

interface ListView {
  tab: ClubsTab;
  search: string;
  /** What `useKeptRows` keeps of the list. */
  rows?: unknown;
}

/**
 * The list from which a club was opened; what is stored by nobody leads to all of one's own clubs.
 */
export function readView(stored: unknown): ListView {
  const view = (stored ?? {}) as Partial<ListView>;
  return {
    tab: view.tab === 'discover' ? 'discover' : 'my',
    search: typeof view.search === 'string' ? view.search : '',
    rows: view.rows,
  };
}

/** The words of the address, and what was read, kept for the link that leads back from a club. */
export function useListView(tab: ClubsTab, query: string) {
  const { storage } = useClubline();
  const [view] = useState(() => readView(storage.session.getJson(clubKeys.view)));
  const [search, setSearch] = useRoutedWords(query, (words) => ({
    to: tab === 'my' ? 'clubs' : 'discover',
    query: words,
  }));
  useEffect(() => storage.session.remove(clubKeys.view), [storage]);
  return {
    search,
    setSearch,
    rows: view.tab === tab && view.search === query ? view.rows : undefined,
    /** Called when a club is opened. */
    keep: (rows: unknown) =>
      storage.session.setJson(clubKeys.view, { tab, search: search.trim(), rows }),
  };
}
