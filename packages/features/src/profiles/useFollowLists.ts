import type { PersonSummary } from '@clubline/contract';
import type { FollowListTab } from '@clubline/ui';
import { useMemo, useState } from 'react';
import { useChangeable } from '../platform/cache';
import { reasonOf } from '../platform/client';
import { useMessages } from '../platform/messages';
import { type Pages, useNextPage, withFirstPage, withNextPage } from '../platform/paging';
import { useClubline } from '../platform/provider';
import { listPersonOf } from './listPerson';
import { profilesMessages } from './messages';
import { followersKey, followingKey } from './profileKeys';
import { profilesCalls } from './profiles.calls';

/** People on a page, where the server has pages. */
const PAGE_SIZE = 50;

export interface FollowListsOptions {
  personId: string;
  /** Whether the server sends more than it has to, and so may send a part of a list. */
  hasPages: boolean;
  /** The list that is shown; nothing is asked for while this is null. */
  list: FollowListTab | null;
  /** The numbers known apart from the lists; null while they are not. */
  counts: { followers: number | null; following: number | null };
}

/** The people behind the two counts, each list asked for when its tab is first shown. */
export function useFollowLists({ personId, hasPages, list: shown, counts }: FollowListsOptions) {
  const [asked, setAsked] = useState<readonly FollowListTab[]>([]);
  if (shown && !asked.includes(shown)) setAsked([...asked, shown]);
  const isAsked = (side: FollowListTab) => shown !== null && asked.includes(side);
  const person = { personId, hasPages };
  const followers = useFollows(isAsked('followers'), 'followers', {
    ...person,
    count: counts.followers,
  });
  const following = useFollows(isAsked('following'), 'following', {
    ...person,
    count: counts.following,
  });
  const lists = { followers, following };
  return {
    onRetry: (which: FollowListTab) => void lists[which].reload(),
    onLoadMore: (which: FollowListTab) => void lists[which].older.load(),
    followers: followers.list,
    following: following.list,
  };
}

interface Followed {
  personId: string;
  hasPages: boolean;
  count: number | null;
}

/** One of the two lists, page by page. */
function useFollows(
  isNeeded: boolean,
  side: FollowListTab,
  { personId, hasPages, count }: Followed,
) {
  const text = useMessages(profilesMessages);
  const { client } = useClubline();
  const key = side === 'followers' ? followersKey(personId) : followingKey(personId);
  const limit = hasPages ? { limit: PAGE_SIZE } : {};
  const { data, error, change, reload } = useChangeable<Pages<PersonSummary>>(
    isNeeded ? key : null,
    () => profilesCalls.follows(client, personId, side, limit),
    (fresh, known) => withFirstPage(known, fresh),
  );
  const older = useNextPage(data?.nextCursor, async (cursor) => {
    const page = await profilesCalls.follows(client, personId, side, { ...limit, cursor });
    change((known) => withNextPage(known, page));
  });
  const people = useMemo(() => data?.items.map(listPersonOf), [data]);
  const isWhole = data !== undefined && !older.hasMore;
  return {
    reload,
    older,
    list: {
      count: (isWhole ? data.items.length : count) ?? undefined,
      ...(people && { people }),
      ...(Boolean(error) && !data && { errorMessage: reasonOf(error, text.tryAgain) }),
      hasMore: older.hasMore,
      moreStatus: older.status,
    },
  };
}
