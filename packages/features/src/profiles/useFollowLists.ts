import { FOLLOW_SEARCH, type PersonSummary } from '@clubline/contract';
import type { FollowListTab } from '@clubline/ui';
import { useMemo, useState } from 'react';
import { useChangeable } from '../platform/cache';
import { reasonOf } from '../platform/client';
import { SEARCH_DELAY, useDebouncedValue } from '../platform/debounce';
import { useMessages } from '../platform/messages';
import { type Pages, useNextPage, withFirstPage, withPageAt } from '../platform/paging';
import { useAddition, useClubline } from '../platform/provider';
import { listPersonOf } from './listPerson';
import { profilesMessages } from './messages';
import { followersKey, followingKey } from './profileKeys';
import { profilesCalls } from './profiles.calls';

/** People on a page, where the server takes its size. */
const PAGE_SIZE = 50;

export interface FollowListsOptions {
  personId: string;
  /** The list that is shown; nothing is asked for while this is null. */
  list: FollowListTab | null;
  /** The numbers known apart from the lists; null while they are not. */
  counts: { followers: number | null; following: number | null };
}

/**
 * The people behind the two counts, each list asked for when its tab is first shown; usernames are
 * looked for by the server where it has more than is here and can.
 */
export function useFollowLists({ personId, list: shown, counts }: FollowListsOptions) {
  const [query, setQuery] = useState('');
  const [asked, setAsked] = useState<readonly FollowListTab[]>([]);
  if (shown && !asked.includes(shown)) setAsked([...asked, shown]);
  const isAsked = (side: FollowListTab) => shown !== null && asked.includes(side);
  const followers = useFollows(isAsked('followers'), 'followers', {
    personId,
    query,
    count: counts.followers,
  });
  const following = useFollows(isAsked('following'), 'following', {
    personId,
    query,
    count: counts.following,
  });
  const lists = { followers, following };
  return {
    query,
    onQueryChange: setQuery,
    onRetry: (which: FollowListTab) => void lists[which].reload(),
    onLoadMore: (which: FollowListTab) => void lists[which].older.load(),
    /** The way on in the list that is shown. */
    older: lists[shown ?? 'followers'].older,
    followers: followers.list,
    following: following.list,
  };
}

interface Followed {
  personId: string;
  query: string;
  count: number | null;
}

/** One of the two lists, page by page. */
function useFollows(isNeeded: boolean, side: FollowListTab, followed: Followed) {
  const { personId, count } = followed;
  const text = useMessages(profilesMessages);
  const { client } = useClubline();
  const load = (range: { cursor?: string; search?: string } = {}) =>
    profilesCalls.follows(client, personId, side, { pageSize: PAGE_SIZE, ...range });
  const key = side === 'followers' ? followersKey(personId) : followingKey(personId);
  const all = usePeople(isNeeded ? key : null, () => load());
  const { data: known } = all;
  const { words, wanted } = useSearched(isNeeded && known !== undefined, followed.query, known);
  const found = usePeople(words ? `${key}:${words}` : null, () => load({ search: words }));
  const { data, error, addPart, reload } = words ? found : all;
  const older = useNextPage(data?.nextCursor, async (cursor) => {
    await addPart(
      () => load({ cursor, ...(words && { search: words }) }),
      (before, page) => withPageAt(before, page, cursor),
    );
  });
  const people = useMemo(() => data?.items.map(listPersonOf), [data]);
  const isWhole = known !== undefined && !known.nextCursor && known.cutAt === undefined;
  return {
    reload,
    older,
    list: {
      count: (isWhole ? known.items.length : count) ?? undefined,
      ...(people && { people }),
      ...(Boolean(error) && !data && { errorMessage: reasonOf(error, text.tryAgain) }),
      hasMore: older.hasMore,
      moreStatus: older.status,
      isSearching: words !== wanted,
      ...(data?.cutAt !== undefined && { cutAt: data.cutAt }),
    },
  };
}

const usePeople = (key: string | null, load: () => Promise<Pages<PersonSummary>>) =>
  useChangeable<Pages<PersonSummary>>(key, load, (fresh, known) => withFirstPage(known, fresh));

/** What the server is to look for, once typing rests; '' where all is here, or it cannot. */
function useSearched(isNeeded: boolean, query: string, known: Pages<unknown> | undefined) {
  const canSearch = useAddition(FOLLOW_SEARCH);
  const words = query.trim().replace(/^@/, '').toLowerCase();
  const isForServer = isNeeded && canSearch && Boolean(known?.nextCursor ?? known?.cutAt);
  const wanted = isForServer ? words : '';
  const settled = useDebouncedValue(wanted, SEARCH_DELAY);
  return { wanted, words: wanted && settled };
}
