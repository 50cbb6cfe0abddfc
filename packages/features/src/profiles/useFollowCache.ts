import type { PersonSummary } from '@clubline/contract';
import { useSWRConfig } from 'swr';
import { changeKnown } from '../platform/cache';
import type { Pages } from '../platform/paging';
import { countsKey, followersKey, followingKey, profileKey } from './profileKeys';
import type { FollowQueue } from './createFollowQueue';
import type { FollowCounts, Profile } from './profiles.calls';

const summaryOf = ({
  id,
  username,
  firstName,
  lastName,
  profilePicture,
}: PersonSummary): PersonSummary => ({ id, username, firstName, lastName, profilePicture });

/**
 * Brings lists and counts to what holds now; the lists behind the dialog are asked for again when
 * it opens.
 */
export function useFollowCache() {
  const { cache, mutate } = useSWRConfig();
  return (person: PersonSummary, ownId: string, state: ReturnType<FollowQueue['getSnapshot']>) => {
    const personId = person.id;
    changeKnown<Pages<PersonSummary>>(
      followingKey(ownId),
      (known) => ({
        ...known,
        items: [
          ...(state.isFollowing ? [summaryOf(person)] : []),
          ...known.items.filter(({ id }) => id !== personId),
        ],
      }),
      cache,
      mutate,
    );
    const withCount = <Counts extends FollowCounts>(known: Counts) => ({
      ...known,
      followersCount: state.followersCount ?? known.followersCount,
    });
    changeKnown<FollowCounts>(countsKey(personId), withCount, cache, mutate);
    const withFollow = (known: Profile) =>
      known.follow && {
        ...known,
        follow: { ...withCount(known.follow), isFollowing: state.isFollowing === true },
      };
    changeKnown<Profile | null>(
      profileKey(person.username),
      (known) => (known && withFollow(known)) ?? known,
      cache,
      mutate,
    );
    void mutate(countsKey(ownId), undefined);
    void mutate(followersKey(personId), undefined);
  };
}
