import type { PersonSummary } from '@clubline/contract';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { reasonOf, type ApiClient } from '../client';
import { personName } from '../feed';
import { useMessages } from '../messages';
import { useClubline } from '../provider';
import { useCurrentUser } from '../session';
import { peopleCopy } from './copy';
import { WishError } from '../wishes';
import { createFollowQueue, type FollowQueue } from './createFollowQueue';
import { peopleCalls, type FollowCounts, type Profile } from './people.calls';
import { countsKey, followersKey, followingKey, profileKey } from './peopleKeys';

// One queue per page and pair of people, so that leaving a profile and coming back meets the same call under way.
const queuesOf = new WeakMap<ApiClient, Map<string, FollowQueue>>();

function queueFor(client: ApiClient, name: string): FollowQueue {
  const queues = queuesOf.get(client) ?? new Map<string, FollowQueue>();
  queuesOf.set(client, queues);
  const queue = queues.get(name) ?? createFollowQueue({ isFollowing: null, followersCount: null });
  queues.set(name, queue);
  return queue;
}

const summaryOf = ({
  id,
  username,
  firstName,
  lastName,
  profilePicture,
}: PersonSummary): PersonSummary => ({ id, username, firstName, lastName, profilePicture });

/** Whether the viewer follows a person, how many do, and how to change it. */
export function useFollow(person: Profile | null) {
  const text = useMessages('people', peopleCopy);
  const { client, toast } = useClubline();
  const { mutate } = useSWRConfig();
  const user = useCurrentUser();
  const ownId = user?.id ?? '';
  const personId = person?.id ?? '';
  const isOwn = personId !== '' && personId === ownId;

  const told = person?.follow;

  const { data: asked } = useSWR<FollowCounts>(
    personId && !told ? countsKey(personId) : null,
    () => peopleCalls.counts(client, personId),
    { revalidateOnMount: true },
  );
  const counts = told ?? asked;
  const asksWhom = personId !== '' && ownId !== '' && !isOwn && !told;
  const { data: following, error: listError } = useSWR<PersonSummary[]>(
    asksWhom ? followingKey(ownId) : null,
    () => peopleCalls.following(client, ownId),
    { revalidateOnMount: true },
  );
  // The other side of the same fact, for when one's own list cannot be had.
  const { data: followers, error: followersError } = useSWR<PersonSummary[]>(
    asksWhom && listError ? followersKey(personId) : null,
    () => peopleCalls.followers(client, personId),
  );

  const isFollowing = told
    ? told.isFollowing
    : following
      ? following.some(({ id }) => id === personId)
      : followers
        ? followers.some(({ id }) => id === ownId)
        : followersError
          ? false
          : null;
  const followersCount = counts?.followersCount ?? null;
  const queue = useMemo(() => queueFor(client, `${ownId}:${personId}`), [client, ownId, personId]);
  useEffect(
    () => queue.seed({ isFollowing, followersCount }),
    [queue, isFollowing, followersCount],
  );
  const shown = useSyncExternalStore(queue.subscribe, queue.getSnapshot, queue.getSnapshot);
  const isTelling = useRef(false);

  /** Brings lists and counts to what holds now; the lists behind the dialog are asked for again when it opens. */
  const settle = () => {
    if (!person || !user) return;
    const state = queue.getSnapshot();
    void mutate<PersonSummary[]>(
      followingKey(ownId),
      (known) =>
        known && [
          ...(state.isFollowing ? [summaryOf(person)] : []),
          ...known.filter(({ id }) => id !== personId),
        ],
      { revalidate: false },
    );
    const withCount = <Counts extends FollowCounts>(known: Counts) => ({
      ...known,
      followersCount: state.followersCount ?? known.followersCount,
    });
    void mutate<FollowCounts>(countsKey(personId), (known) => known && withCount(known), {
      revalidate: false,
    });
    const withFollow = (known: Profile) =>
      known.follow && {
        ...known,
        follow: { ...withCount(known.follow), isFollowing: state.isFollowing === true },
      };
    void mutate<Profile | null>(
      profileKey(person.username),
      (known) => (known && withFollow(known)) ?? known,
      { revalidate: false },
    );
    void mutate(countsKey(ownId), undefined);
    void mutate(followersKey(personId), undefined);
  };

  const follow = async () => {
    if (!user || !person) return;
    await peopleCalls.follow(client, ownId, personId);
    const notification = {
      type: 'follow' as const,
      userId: personId,
      senderId: ownId,
      content: text.startedFollowing(personName(user)),
      profilePicture: user.profilePicture ?? null,
    };
    // The other person's notice is a courtesy: that it cannot be left changes nothing.
    void peopleCalls.notify(client, notification).catch(() => undefined);
  };

  return {
    isOwn,
    isFollowing: shown.isFollowing,
    followersCount: shown.followersCount,
    followingCount: counts?.followingCount ?? null,
    toggle() {
      if (!user || !person || shown.isFollowing === null) return;
      const wish = queue.wish(!queue.getSnapshot().isFollowing, {
        follow,
        unfollow: () => peopleCalls.unfollow(client, ownId, personId),
      });
      // Wishes under way share one end, which is told of once.
      if (isTelling.current) return;
      isTelling.current = true;
      wish
        .then(settle, (error: unknown) => {
          settle();
          const isFollow = error instanceof WishError && error.wish === true;
          const cause = error instanceof WishError ? error.cause : error;
          toast.add({
            title: isFollow ? text.followFailed : text.unfollowFailed,
            description: reasonOf(cause, text.tryAgain),
            tone: 'critical',
          });
        })
        .finally(() => {
          isTelling.current = false;
        });
    },
  };
}
