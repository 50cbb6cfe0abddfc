import type { Club } from '@clubline/contract';
import { useChangeable, useStoredShape } from '../../platform/cache';
import { SEARCH_DELAY, useDebouncedValue } from '../../platform/debounce';
import { useMessages } from '../../platform/messages';
import { type Pages, useNextPage, withFirstPage, withPageAt } from '../../platform/paging';
import { useClubline } from '../../platform/provider';
import { failureToast } from '../../platform/toast';
import { clubsMessages } from '../messages';

/** A list of clubs as it is kept, and how it is asked for. */
export interface ClubSource<Kept> {
  /** Of all of it; nothing is asked for while this is null. */
  key: string | null;
  searchKey: (words: string) => string;
  /** A page, the first one unless it comes after what is known. */
  load: (range: { search?: string; after?: Kept }) => Promise<Kept>;
  isKept: (value: unknown) => boolean;
  pagesOf: (kept: Kept) => Pages<Club>;
  /** The pages, and whatever else is kept of a list, as it came with this page. */
  keptOf: (pages: Pages<Club>, page: Kept) => Kept;
}

function useKeptPages<Kept>(key: string | null, words: string, source: ClubSource<Kept>) {
  const { load, isKept, pagesOf, keptOf } = source;
  useStoredShape(key, isKept);
  return useChangeable<Kept>(
    key,
    () => load(words ? { search: words } : {}),
    (fresh, known) => keptOf(withFirstPage(known && pagesOf(known), pagesOf(fresh)), fresh),
    false,
  );
}

/** A list of clubs page by page; words are looked for by the server where it has more pages. */
export function useClubPages<Kept>(source: ClubSource<Kept>, search: string) {
  const text = useMessages(clubsMessages);
  const { toast } = useClubline();
  const { key, searchKey, load, pagesOf, keptOf } = source;
  const settled = useDebouncedValue(search, SEARCH_DELAY);
  const all = useKeptPages(key, '', source);
  const known = all.data && pagesOf(all.data);
  const isForServer = search !== '' && Boolean(known?.nextCursor ?? known?.cutAt);
  const words = isForServer ? settled : '';
  const matches = useKeptPages(words ? searchKey(words) : null, words, source);
  const list = words ? matches : all;
  const { data, addPart } = list;
  const pages = data && pagesOf(data);
  const older = useNextPage(pages?.nextCursor, async (cursor) => {
    try {
      await addPart(
        () => load({ ...(words && { search: words }), ...(data && { after: data }) }),
        (before, page) => keptOf(withPageAt(pagesOf(before), pagesOf(page), cursor), before),
      );
    } catch (failure) {
      toast.add(failureToast(text.loadFailed, failure, text.tryAgain));
      throw failure;
    }
  });
  return {
    list,
    pages,
    older,
    /** What is shown was found by the server: it is not to be searched again. */
    isFound: words !== '' && words === search,
    isSearching: isForServer && (words !== search || (!matches.data && !matches.error)),
  };
}
