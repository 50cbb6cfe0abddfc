import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { messageOf } from '../client';

/** Rows shown at once; scrolling shows more of what is there before more is asked for. */
const ROWS = 50;
/** A search goes on by itself until it has this many matches, or has asked for so many further pages. */
export const AUTO = { matches: 10, pages: 10 } as const;
/** As many items are loaded at most. */
export const LOADED_MAX = 5_000;

export interface SearchPage<Item> {
  items: readonly Item[];
  hasMore: boolean;
}

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

interface Loaded<Item> {
  items: readonly Item[];
  /** Pages that have come. */
  pages: number;
  hasMore: boolean;
  isLoading: boolean;
  error: unknown;
}

const NOTHING = { items: [], pages: 0, hasMore: true, isLoading: false, error: null };

/** Searching in pages that are loaded as they are needed. Answers to a search that has been closed are dropped. */
export function usePagedSearch<Item extends { id: string }>({
  isActive,
  open,
  matches,
  minLength = 1,
}: PagedSearchOptions<Item>): PagedSearch<Item> {
  const [query, setQuery] = useState('');
  const [rows, setRows] = useState(ROWS);
  const [loaded, setLoaded] = useReducer(
    (_: Loaded<Item>, next: Loaded<Item>) => next,
    NOTHING as Loaded<Item>,
  );
  const reading = useRef<{ next: () => Promise<SearchPage<Item>>; state: Loaded<Item> } | null>(
    null,
  );
  const [asked, setAsked] = useState(0);
  const latestOpen = useRef(open);
  useEffect(() => {
    latestOpen.current = open;
  });

  const load = async () => {
    const run = reading.current;
    if (!run || run.state.isLoading || !run.state.hasMore) return;
    const show = (state: Loaded<Item>) => {
      run.state = state;
      if (reading.current === run) setLoaded(state);
    };
    show({ ...run.state, isLoading: true, error: null });
    try {
      const { items, hasMore } = await run.next();
      const known = new Set(run.state.items.map(({ id }) => id));
      const all = [...run.state.items, ...items.filter(({ id }) => !known.has(id))].slice(
        0,
        LOADED_MAX,
      );
      show({
        items: all,
        pages: run.state.pages + 1,
        hasMore: hasMore && all.length < LOADED_MAX,
        isLoading: false,
        error: null,
      });
    } catch (error) {
      show({ ...run.state, isLoading: false, error });
    }
  };
  const begin = () => {
    reading.current = { next: latestOpen.current(), state: NOTHING as Loaded<Item> };
    setAsked(0);
    void load();
  };

  useEffect(() => {
    if (!isActive) return undefined;
    setQuery('');
    setRows(ROWS);
    begin();
    return () => {
      reading.current = null;
    };
    // A search begins when it is opened, not whenever its parts are made anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isActive]);

  const wanted = query.trim().toLocaleLowerCase();
  const isFiltered = wanted.length >= minLength;
  const found = useMemo(
    () => (isFiltered ? loaded.items.filter((item) => matches(item, wanted)) : loaded.items),
    [isFiltered, wanted, loaded.items, matches],
  );

  // A page may hold nobody who can be shown; then the next one is asked for even though nothing is searched.
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
    onRetry: begin,
    hasMore: found.length > rows || loaded.hasMore,
    isLoadingMore: (loaded.isLoading || isGoingOn) && found.length <= rows,
    onLoadMore() {
      if (found.length <= rows) void load();
      setRows(rows + ROWS);
    },
  };
}
