import { useEffect, useReducer, useRef } from 'react';
import { useRetryOnReturn } from '../subscription';
import { byNames, type Named } from './byNames';

export interface SearchPage<Item> {
  items: readonly Item[];
  hasMore: boolean;
  /** Whether the server can be asked for those with some words in them. @default false */
  canSearch?: boolean;
  /** Whether the server has more and does not say how to go on. @default false */
  isCut?: boolean;
}

interface Loaded<Item> {
  /** The words the server was asked for; '' for all. */
  words: string;
  items: readonly Item[];
  /** Pages that have come. */
  pages: number;
  hasMore: boolean;
  canSearch: boolean;
  isCut: boolean;
  isLoading: boolean;
  error: unknown;
}

const NOTHING = {
  words: '',
  items: [],
  pages: 0,
  hasMore: true,
  canSearch: false,
  isCut: false,
  isLoading: false,
  error: null,
};

/**
 * Pages loaded one after the other, each in the order of what is `named`; answers to what has been
 * closed meanwhile are dropped. One that could not be had is asked for once the server is back.
 */
export function useLoadedPages<Item extends { id: string }>(
  open: (words: string) => () => Promise<SearchPage<Item>>,
  named?: Named<Item>,
) {
  const [loaded, setLoaded] = useReducer(
    (_: Loaded<Item>, next: Loaded<Item>) => next,
    NOTHING as Loaded<Item>,
  );
  const reading = useRef<{ next: () => Promise<SearchPage<Item>>; state: Loaded<Item> } | null>(
    null,
  );
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
      const { items, hasMore, canSearch = false, isCut = false } = await run.next();
      const { words } = run.state;
      const known = new Set(run.state.items.map(({ id }) => id));
      const further = items.filter(({ id }) => !known.has(id));
      show({
        words,
        items: [...run.state.items, ...(named && words ? byNames(further, words, named) : further)],
        pages: run.state.pages + 1,
        hasMore,
        canSearch,
        isCut,
        isLoading: false,
        error: null,
      });
    } catch (error) {
      show({ ...run.state, isLoading: false, error });
    }
  };
  const refresh = async () => {
    const before = reading.current;
    if (!before || before.state.pages === 0) return;
    const { words, pages } = before.state;
    const run = { next: latestOpen.current(words), state: { ...before.state } };
    const items = new Map<string, Item>();
    let page: SearchPage<Item> = { items: [], hasMore: true };
    for (let left = pages; left > 0 && page.hasMore; left -= 1) {
      // oxlint-disable-next-line no-await-in-loop -- each page leads to the next
      page = await run.next();
      const further = named && words ? byNames(page.items, words, named) : page.items;
      for (const item of further) if (!items.has(item.id)) items.set(item.id, item);
    }
    if (reading.current !== before) return;
    const { hasMore, canSearch = false, isCut = false } = page;
    run.state = { ...NOTHING, words, items: [...items.values()], pages, hasMore, canSearch, isCut };
    reading.current = run;
    setLoaded(run.state);
  };
  const begin = (words = '') => {
    const state = { ...(NOTHING as Loaded<Item>), words };
    reading.current = { next: latestOpen.current(words), state };
    return load();
  };
  const retry = async () => {
    const { state } = reading.current ?? {};
    if (!state?.error) return;
    await (state.pages === 0 ? begin(state.words) : load());
    if (reading.current?.state.error) throw reading.current.state.error;
  };
  useRetryOnReturn(loaded.error, retry);
  return {
    loaded,
    /** Asks for the next page, unless one is on its way or there is none. */
    load,
    /** Forgets what has come and asks for the first page, of what has these words in it. */
    begin,
    /** Asks for the pages that have come once more, and shows them in the place of those. */
    refresh,
    close: () => void (reading.current = null),
  };
}
