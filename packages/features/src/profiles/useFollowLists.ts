import type { PersonSummary } from '@clubline/contract';
import type { FollowListTab } from '@clubline/ui';
import { useMemo, useState } from 'react';
import useSWR from 'swr';
import { reasonOf } from '../platform/client';
import { useMessages } from '../platform/messages';
import { useClubline } from '../platform/provider';
import { listPersonOf } from './listPerson';
import { profilesMessages } from './messages';
import { followersKey, followingKey } from './profileKeys';
import { profilesCalls } from './profiles.calls';

export interface FollowListsOptions {
  personId: string;
  /** Nothing is asked for while this is false. */
  isOpen: boolean;
  /** The numbers known before the lists are; null while they are not. */
  counts: { followers: number | null; following: number | null };
}

/** The people behind the two counts, each list asked for when its tab is first shown. */
export function useFollowLists({ personId, isOpen, counts }: FollowListsOptions) {
  const text = useMessages(profilesMessages);
  const { client } = useClubline();
  const [tab, setTab] = useState<FollowListTab>('followers');
  const [hasFollowing, setHasFollowing] = useState(false);
  const followers = useSWR<PersonSummary[]>(
    isOpen ? followersKey(personId) : null,
    () => profilesCalls.followers(client, personId),
    { revalidateOnMount: true },
  );
  const following = useSWR<PersonSummary[]>(
    isOpen && hasFollowing ? followingKey(personId) : null,
    () => profilesCalls.following(client, personId),
    { revalidateOnMount: true },
  );

  const people = {
    followers: useMemo(() => followers.data?.map(listPersonOf), [followers.data]),
    following: useMemo(() => following.data?.map(listPersonOf), [following.data]),
  };
  const list = (
    side: FollowListTab,
    { data, error }: { data?: PersonSummary[]; error?: unknown },
  ) => ({
    count: data?.length ?? counts[side] ?? undefined,
    ...(people[side] && { people: people[side] }),
    ...(Boolean(error) && !data && { errorMessage: reasonOf(error, text.tryAgain) }),
  });
  return {
    tab,
    onTabChange(next: FollowListTab) {
      setTab(next);
      if (next === 'following') setHasFollowing(true);
    },
    onRetry: (which: FollowListTab) =>
      void (which === 'followers' ? followers : following).mutate(),
    followers: list('followers', followers),
    following: list('following', following),
  };
}
