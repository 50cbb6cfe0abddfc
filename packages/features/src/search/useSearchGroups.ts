import { CLUB_NAME_SEARCH, HOME_FEED_SEARCH, USERNAME_SEARCH, type Club } from '@clubline/contract';
import { type SearchGroup, type SearchHit, type SearchKind } from '@clubline/ui';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { isClubLike, namedClubs } from '../clubs';
import { useMessages } from '../platform/messages';
import { usePagedSearch } from '../platform/paging';
import { useAddition, useClubline, useIsOnline } from '../platform/provider';
import { useCurrentUser } from '../platform/session';
import type { FeedEntry } from '../home';
import { isPersonLike, namedPeople, openPeople, type ListPerson } from '../profiles';
import { isRacerLike, namedRacers, racersCalls, type RacerProfile } from '../racers';
import {
  resultsMessages,
  searchRaces,
  useEventDays,
  type EventContent,
  type FoundRace,
} from '../results';
import { openClubs, openPosts } from './searchSources';
import { useFoundChanges } from './useFoundChanges';
import { useHits } from './useHits';

/** The event which is searched, and its races. */
export type SearchedEvent = Pick<EventContent, 'days'> & Partial<Pick<EventContent, 'heading'>>;

interface SearchGroupsOptions {
  /** Nothing is asked for while this is false. */
  isActive: boolean;
  query: string;
  event: SearchedEvent | undefined;
  /** So many of each are shown at first, and so many more at a time. */
  shown: number;
}

type PagedSearch<Item> = Pick<
  ReturnType<typeof usePagedSearch<Item & { id: string }>>,
  'items' | 'status' | 'errorMessage' | 'hasMore' | 'isLoadingMore' | 'onLoadMore' | 'cutAt'
>;

/**
 * People, clubs, racers, races and posts with these words in them, each as far as it has come;
 * posts only from a server that looks for them.
 */
export function useSearchGroups({ isActive, query, event, shown }: SearchGroupsOptions) {
  const { client } = useClubline();
  const userId = useCurrentUser()?.id ?? '';
  const isOnline = useIsOnline();
  // Whoever opens the search and types nothing asks for nothing.
  const isNeeded = isActive && userId !== '' && query.trim() !== '';
  const [hasBegun, setBegun] = useState(isNeeded);
  if (hasBegun ? !isActive : isNeeded) setBegun(isNeeded);
  const common = { isActive: hasBegun, query };
  const canSearchUsernames = useAddition(USERNAME_SEARCH);
  const people = usePagedSearch<ListPerson>({
    ...common,
    open: (words) => openPeople(client, words, { canSearchUsernames }),
    matches: isPersonLike,
    named: namedPeople,
  });
  const canSearchNames = useAddition(CLUB_NAME_SEARCH);
  const clubs = usePagedSearch<Club>({
    ...common,
    open: (words) => openClubs(client, words, { userId, canSearchNames }),
    matches: isClubLike,
    named: namedClubs,
  });
  const racers = usePagedSearch<RacerProfile>({
    ...common,
    open: (words) => racersCalls.open(client, words),
    matches: isRacerLike,
    named: namedRacers,
  });
  const hasPosts = useAddition(HOME_FEED_SEARCH);
  const posts = usePagedSearch<FeedEntry>({
    ...common,
    isActive: hasBegun && hasPosts,
    open: (words) => openPosts(client, words),
    matches: () => true,
  });
  const searches = [people, clubs, racers, ...(hasPosts ? [posts] : [])];
  const changed = useFoundChanges(() => Promise.all(searches.map(({ refresh }) => refresh())));
  const races = useRaces(isNeeded ? query : '', event);
  const rows = useShownRows(query, shown);
  const hits = useHits(query);
  const groups: SearchGroup[] = isNeeded
    ? [
        rows.group('people', people, hits.person),
        rows.group('clubs', { ...clubs, items: changed.clubs(clubs.items) }, hits.club),
        rows.group('racers', racers, hits.racer),
        rows.group('races', races, hits.race),
        ...(hasPosts
          ? [rows.group('posts', { ...posts, items: changed.posts(posts.items) }, hits.post)]
          : []),
      ]
    : [];

  const retry = () => {
    for (const search of searches)
      if (isFailed(search) || search.status === 'error') search.onRetry();
  };
  useEffect(() => {
    if (isOnline && hasBegun) retry();
    // Once there is a connection again, not whenever the parts are made anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOnline]);
  return {
    groups,
    retry,
    isOffline: !isOnline,
    /** Somebody who was found. */
    personOf: (id: string) => people.items.find((person) => person.id === id),
  };
}

/** A search that broke off before anything was found says nothing of whether there is. */
const isFailed = ({ items, errorMessage, isLoadingMore }: PagedSearch<unknown>) =>
  errorMessage !== undefined && items.length === 0 && !isLoadingMore;

function statusOfSearch(search: PagedSearch<unknown>, isFurther: boolean): SearchGroup['status'] {
  if (search.status !== 'ready') return search.status;
  if (isFailed(search)) return 'error';
  // Further pages are looked through by themselves until something is found.
  return search.items.length === 0 && search.isLoadingMore && !isFurther ? 'loading' : 'ready';
}

function useRaces(query: string, event: SearchedEvent | undefined): PagedSearch<FoundRace> {
  const { hrefFor } = useClubline();
  const texts = useMessages(resultsMessages);
  const wanted = useDeferredValue(query);
  const days = useEventDays(event?.days);
  const items = useMemo(
    () => searchRaces({ ...event, days }, wanted, hrefFor, texts),
    [event, days, wanted, hrefFor, texts],
  );
  return {
    items,
    status: 'ready',
    hasMore: false,
    isLoadingMore: false,
    onLoadMore: () => undefined,
    cutAt: undefined,
  };
}

/** How many of each kind are shown; other words begin anew. */
function useShownRows(query: string, step: number) {
  const [state, setState] = useState({ query, rows: {} as Partial<Record<SearchKind, number>> });
  if (state.query !== query) setState({ query, rows: {} });
  return {
    group<Item>(
      kind: SearchKind,
      search: PagedSearch<Item>,
      hitOf: (item: Item) => SearchHit,
    ): SearchGroup {
      const rows = state.rows[kind] ?? step;
      // Whoever has asked for more keeps the button that they have pressed.
      const isFurther = rows > step;
      const { items, hasMore, isLoadingMore, cutAt } = search;
      const isAllShown = items.length <= rows;
      return {
        kind,
        status: statusOfSearch(search, isFurther),
        hits: items.slice(0, rows).map(hitOf),
        hasMore: !isAllShown || hasMore,
        isLoadingMore: isLoadingMore && isAllShown && (items.length > 0 || isFurther),
        onLoadMore() {
          if (items.length < rows + step && hasMore) search.onLoadMore();
          setState({ query, rows: { ...state.rows, [kind]: rows + step } });
        },
        cutAt: isAllShown ? cutAt : undefined,
      };
    },
  };
}
