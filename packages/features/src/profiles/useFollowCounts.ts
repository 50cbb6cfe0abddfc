import type { PersonSummary } from '@clubline/contract';
import useSWR from 'swr';
import type { Pages } from '../platform/paging';
import { useClubline } from '../platform/provider';
import { countsKey, followersKey, followingKey } from './profileKeys';
import { profilesCalls, type FollowCounts, type Profile } from './profiles.calls';

/** Whether somebody is in a list; null where it was cut, and they may be in the rest. */
export function isIn(list: Pages<PersonSummary> | undefined, id: string): boolean | null {
  if (!list) return null;
  if (list.items.some((person) => person.id === id)) return true;
  return list.nextCursor || list.cutAt !== undefined ? null : false;
}

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
    () => profilesCalls.allFollows(client, ownId, 'following'),
    { revalidateOnMount: true },
  );
  const isInOwn = isIn(following, personId);
  // The other side of the same fact, for when one's own list cannot be had, or is cut.
  const {
    data: followers,
    error: followersError,
    mutate: reloadFollowers,
  } = useSWR<Pages<PersonSummary>>(
    asksWhom && (listError || (following && isInOwn === null)) ? followersKey(personId) : null,
    () => profilesCalls.allFollows(client, personId, 'followers'),
  );

  const isFollowing = embedded
    ? embedded.isFollowing
    : // Where both are cut, following once more does no harm.
      (isInOwn ?? (followers ? isIn(followers, ownId) === true : null));
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
