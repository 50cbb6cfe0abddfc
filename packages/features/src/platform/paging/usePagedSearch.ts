import { useEffect, useMemo, useState } from 'react';
import { messageOf } from '../client';
import { SEARCH_DELAY, useDebouncedValue } from '../debounce';
import { byNames, type Named } from './byNames';
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
  /**
   * Makes what reads the pages one after the other, with words only for a server that can search.
   */
  open: (words: string) => () => Promise<SearchPage<Item>>;
  matches: (item: Item, query: string) => boolean;
  /** What comes first of that which is found, page by page. @default as the server has it */
  named?: Named<Item>;
  /** A shorter query filters nothing. @default 1 */
  minLength?: number;
  /** What is searched for as it begins. @default '' */
  initialQuery?: string;
  /** What is searched for, where the caller keeps it; without it the search does. */
  query?: string;
  /** Called with what is searched for whenever typing rests. */
  onSettled?: (query: string) => void;
}

/** What a SearchList needs. */
interface PagedSearch<Item> {
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

/** A search, and what is known of its end. */
export interface PagedSearchResult<Item> extends PagedSearch<Item> {
  /** As in `Pages`. */
  cutAt: number | undefined;
  /** Asks for what has come once more, and shows it in its place; rejects where that fails. */
  refresh: () => Promise<void>;
}

/**
 * Searching in pages that are loaded as they are needed: by the server where it can and has more
 * than is here, else in what has come. Answers to a search that has been closed are dropped.
 */
export function usePagedSearch<Item extends { id: string }>({
  isActive,
  open,
  matches,
  named,
  minLength = 1,
  query: given,
  initialQuery = given ?? '',
  onSettled,
}: PagedSearchOptions<Item>): PagedSearchResult<Item> {
  const [query, setQuery] = useState(given ?? '');
  const [rows, setRows] = useState(ROWS);
  const [asked, setAsked] = useState(0);
  if (given !== undefined && given !== query) {
    setQuery(given);
    setRows(ROWS);
    setAsked(0);
  }
  const all = useLoadedPages(open, named);
  useEffect(() => {
    if (!isActive) return undefined;
    setQuery(initialQuery);
    setRows(ROWS);
    setAsked(0);
    void all.begin();
    return all.close;
    // A search begins when it is opened, not whenever its parts are made anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isActive]);

  const noteTyping = useSettledTyping(isActive, onSettled);

  const wanted = query.trim().toLocaleLowerCase();
  const isFiltered = wanted.length >= minLength;
  const isForServer = isActive && isFiltered && all.loaded.canSearch && all.loaded.hasMore;
  const words = isForServer ? wanted : '';
  const { found: byServer, isSearching } = useServerSearch({ open, named }, words);
  const { loaded, load, begin, refresh } = byServer ?? all;
  const isLocal = isFiltered && !byServer;
  const found = useMemo(
    () => (isLocal ? foundIn(loaded.items, wanted, { matches, named }) : loaded.items),
    [isLocal, wanted, loaded.items, matches, named],
  );

  // A page may hold nobody who can be shown; then the next one is asked for even though nothing is
  // searched.
  const isShort = loaded.hasMore && found.length < (isLocal ? AUTO.matches : 1);
  const isWanted = isActive && isShort && !isSearching;
  const isGoingOn = isWanted && !loaded.error && loaded.pages > 0 && asked < AUTO.pages;
  useEffect(() => {
    if (!isGoingOn || loaded.isLoading) return;
    setAsked(asked + 1);
    void load();
    // Each page that has come is looked at once; `load` is made anew with every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isGoingOn, loaded]);

  const isFirst = loaded.items.length === 0;
  const isAwaited = isSearching || loaded.pages === 0 || isGoingOn;
  return {
    query,
    onQueryChange(next) {
      noteTyping(next);
      setAsked(0);
      setRows(ROWS);
      setQuery(next);
    },
    items: found.slice(0, rows),
    status:
      isFirst && loaded.error
        ? 'error'
        : (isSearching ? found.length === 0 : isFirst) && isAwaited
          ? 'loading'
          : 'ready',
    ...(loaded.error !== null && { errorMessage: messageOf(loaded.error, '') }),
    onRetry() {
      setAsked(0);
      void begin(loaded.words);
    },
    hasMore: found.length > rows || loaded.hasMore,
    refresh,
    cutAt: loaded.isCut && found.length <= rows ? loaded.items.length : undefined,
    isLoadingMore: (loaded.isLoading || isGoingOn || isSearching) && found.length <= rows,
    onLoadMore() {
      setAsked(0);
      if (found.length <= rows) void load();
      setRows(rows + ROWS);
    },
  };
}

/** What matches the words, what is named so first. */
function foundIn<Item extends { id: string }>(
  items: readonly Item[],
  wanted: string,
  { matches, named }: Pick<PagedSearchOptions<Item>, 'matches' | 'named'>,
): readonly Item[] {
  const matching = items.filter((item) => matches(item, wanted));
  return named ? byNames(matching, wanted, named) : matching;
}

/** What the server finds for these words, once typing rests; '' asks for nothing. */
function useServerSearch<Item extends { id: string }>(
  { open, named }: Pick<PagedSearchOptions<Item>, 'open' | 'named'>,
  wanted: string,
) {
  const settled = useDebouncedValue(wanted, SEARCH_DELAY);
  const words = wanted && settled;
  const pages = useLoadedPages(open, named);
  useEffect(() => {
    if (!words) return undefined;
    void pages.begin(words);
    return pages.close;
    // Once for the words, not whenever the parts are made anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [words]);
  const { loaded } = pages;
  const isOwn = wanted !== '' && loaded.words === wanted && (loaded.pages > 0 || loaded.error);
  return { found: isOwn ? pages : null, isSearching: wanted !== '' && !isOwn };
}

/** Calls back with what was typed last, once typing rests and while the search is open. */
function useSettledTyping(isActive: boolean, onSettled: PagedSearchOptions<never>['onSettled']) {
  const [typed, setTyped] = useState<string | null>(null);
  if (!isActive && typed !== null) setTyped(null);
  const settled = useDebouncedValue(typed ?? '', SEARCH_DELAY);
  useEffect(() => {
    if (typed !== null && settled === typed) onSettled?.(typed);
    // Once for what was typed, not whenever the caller makes a new function.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [typed, settled]);
  return setTyped;
}
