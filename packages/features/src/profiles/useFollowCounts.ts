import type { PersonSummary } from '@clubline/contract';
import useSWR from 'swr';
import type { Pages } from '../platform/paging';
import { useClubline } from '../platform/provider';
import { countsKey, followersKey, followingKey } from './profileKeys';
import { profilesCalls, type FollowCounts, type Profile } from './profiles.calls';

/**
 * Whether `ownId` follows a person, and how many do, as the server has it: along with the profile
 * where it sends that, else asked for. Null as long as it is not known.
 */
export function useFollowCounts(person: Profile | null, ownId: string) {
  const { client } = useClubline();
  const personId = person?.id ?? '';
  const embedded = person?.follow;

  const { data: asked } = useSWR<FollowCounts>(
    personId && !embedded ? countsKey(personId) : null,
    () => profilesCalls.counts(client, personId),
    { revalidateOnMount: true },
  );
  const counts = embedded ?? asked;
  const asksWhom = personId !== '' && ownId !== '' && personId !== ownId && !embedded;
  const {
    data: following,
    error: listError,
    mutate: reloadFollowing,
  } = useSWR<Pages<PersonSummary>>(
    asksWhom ? followingKey(ownId) : null,
    () => profilesCalls.follows(client, ownId, 'following'),
    { revalidateOnMount: true },
  );
  // The other side of the same fact, for when one's own list cannot be had.
  const {
    data: followers,
    error: followersError,
    mutate: reloadFollowers,
  } = useSWR<Pages<PersonSummary>>(asksWhom && listError ? followersKey(personId) : null, () =>
    profilesCalls.follows(client, personId, 'followers'),
  );

  const isFollowing = embedded
    ? embedded.isFollowing
    : following
      ? following.items.some(({ id }) => id === personId)
      : followers
        ? followers.items.some(({ id }) => id === ownId)
        : null;
  const followersCount = counts?.followersCount ?? null;
  return {
    isFollowing,
    followersCount,
    followingCount: counts?.followingCount ?? null,
    /** Asks again whether one follows; null unless neither side could say. */
    retryFollowing:
      isFollowing === null && asksWhom && followersError
        ? () => void Promise.all([reloadFollowing(), reloadFollowers()])
        : null,
  };
}
