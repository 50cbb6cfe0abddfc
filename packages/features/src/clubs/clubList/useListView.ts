import { useEffect, useState } from 'react';
import { useClubline } from '../../platform/provider';
import { clubKeys, type ClubsTab } from '../clubKeys';

interface ListView {
  tab: ClubsTab;
  search: string;
  /** What `useKeptRows` keeps of the list. */
  rows?: unknown;
}

function readView(value: unknown, tab: ClubsTab): ListView {
  const view = (value ?? {}) as Partial<ListView>;
  if (view.tab !== tab) return { tab, search: '' };
  return { tab, search: typeof view.search === 'string' ? view.search : '', rows: view.rows };
}

/**
 * The tab of the list from which a club was opened; what is stored by nobody leads to one's own
 * clubs.
 */
export function readStoredTab(stored: unknown): ClubsTab {
  return (stored as Partial<ListView> | null)?.tab === 'discover' ? 'discover' : 'my';
}

/** Search text and what was read, kept for the link that leads back from a club. */
export function useListView(tab: ClubsTab) {
  const { storage } = useClubline();
  const [view] = useState(() => readView(storage.session.getJson(clubKeys.view), tab));
  const [search, setSearch] = useState(view.search);
  useEffect(() => storage.session.remove(clubKeys.view), [storage]);
  return {
    search,
    setSearch,
    rows: view.rows,
    /** Called when a club is opened. */
    keep: (rows: unknown) => storage.session.setJson(clubKeys.view, { tab, search, rows }),
  };
}
