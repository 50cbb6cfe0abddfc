import { useEffect, useMemo, useState } from 'react';
import { messageOf } from '../client';
import { type SearchPage, useLoadedPages } from './useLoadedPages';

/** Rows shown at once; scrolling shows more of what is there before more is asked for. */
const ROWS = 50;
/**
 * A search goes on by itself until it has this many matches, or has asked for so many further
 * pages.
 */
const AUTO = { matches: 10, pages: 10 } as const;
export interface PagedSearchOptions<Item extends { id: string }> {
  /** Nothing is asked for while this is false; turning it true begins anew. */
  isActive: boolean;
  /** Makes what reads the pages one after the other. */
  open: () => () => Promise<SearchPage<Item>>;
  matches: (item: Item, query: string) => boolean;
  /** A shorter query filters nothing. @default 1 */
  minLength?: number;
}

/** What a SearchList needs. */
export interface PagedSearch<Item> {
  query: string;
  onQueryChange: (query: string) => void;
  items: readonly Item[];
  status: 'loading' | 'ready' | 'error';
  errorMessage?: string;
  onRetry: () => void;
  hasMore: boolean;
  isLoadingMore: boolean;
  onLoadMore: () => void;
}

/**
 * Searching in pages that are loaded as they are needed. Answers to a search that has been closed
 * are dropped.
 */
export function usePagedSearch<Item extends { id: string }>({
  isActive,
  open,
  matches,
  minLength = 1,
}: PagedSearchOptions<Item>): PagedSearch<Item> {
  const [query, setQuery] = useState('');
  const [rows, setRows] = useState(ROWS);
  const [asked, setAsked] = useState(0);
  const { loaded, load, begin, close } = useLoadedPages(open);
  useEffect(() => {
    if (!isActive) return undefined;
    setQuery('');
    setRows(ROWS);
    setAsked(0);
    begin();
    return close;
    // A search begins when it is opened, not whenever its parts are made anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isActive]);

  const wanted = query.trim().toLocaleLowerCase();
  const isFiltered = wanted.length >= minLength;
  const found = useMemo(
    () => (isFiltered ? loaded.items.filter((item) => matches(item, wanted)) : loaded.items),
    [isFiltered, wanted, loaded.items, matches],
  );

  // A page may hold nobody who can be shown; then the next one is asked for even though nothing is
  // searched.
  const isShort = loaded.hasMore && found.length < (isFiltered ? AUTO.matches : 1);
  const isGoingOn = isActive && isShort && !loaded.error && loaded.pages > 0 && asked < AUTO.pages;
  useEffect(() => {
    if (!isGoingOn || loaded.isLoading) return;
    setAsked(asked + 1);
    void load();
    // Each page that has come is looked at once; `load` is made anew with every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isGoingOn, loaded]);

  const isFirst = loaded.items.length === 0;
  return {
    query,
    onQueryChange(next) {
      setAsked(0);
      setRows(ROWS);
      setQuery(next);
    },
    items: found.slice(0, rows),
    status:
      isFirst && loaded.error
        ? 'error'
        : isFirst && (loaded.pages === 0 || isGoingOn)
          ? 'loading'
          : 'ready',
    ...(loaded.error !== null && { errorMessage: messageOf(loaded.error, '') }),
    onRetry() {
      setAsked(0);
      begin();
    },
    hasMore: found.length > rows || loaded.hasMore,
    isLoadingMore: (loaded.isLoading || isGoingOn) && found.length <= rows,
    onLoadMore() {
      if (found.length <= rows) void load();
      setRows(rows + ROWS);
    },
  };
}
