import { useEffect, useReducer, useRef } from 'react';

/** As many items are loaded at most. */
const LOADED_MAX = 5_000;

export interface SearchPage<Item> {
  items: readonly Item[];
  hasMore: boolean;
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

/** Pages loaded one after the other; answers to what has been closed meanwhile are dropped. */
export function useLoadedPages<Item extends { id: string }>(
  open: () => () => Promise<SearchPage<Item>>,
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
    void load();
  };
  return {
    loaded,
    /** Asks for the next page, unless one is on its way or there is none. */
    load,
    /** Forgets what has come and asks for the first page. */
    begin,
    close: () => void (reading.current = null),
  };
}
