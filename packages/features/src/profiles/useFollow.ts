import { personName } from '@clubline/contract';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { type ApiClient, reasonOf } from '../platform/client';
import { useMessages } from '../platform/messages';
import { OptimisticError } from '../platform/optimistic';
import { useClubline } from '../platform/provider';
import { useCurrentUser } from '../platform/session';
import { profilesMessages } from './messages';
import { createFollowQueue, type FollowQueue } from './createFollowQueue';
import { profilesCalls, type Profile } from './profiles.calls';
import { useFollowCache } from './useFollowCache';
import { useFollowCounts } from './useFollowCounts';

// One queue per page and pair of people, so that leaving a profile and coming back meets the same
// call under way.
const queuesOf = new WeakMap<ApiClient, Map<string, FollowQueue>>();

function queueFor(client: ApiClient, name: string): FollowQueue {
  const queues = queuesOf.get(client) ?? new Map<string, FollowQueue>();
  queuesOf.set(client, queues);
  const queue = queues.get(name) ?? createFollowQueue({ isFollowing: null, followersCount: null });
  queues.set(name, queue);
  return queue;
}

/** Whether the viewer follows a person, how many do, and how to change it. */
export function useFollow(person: Profile | null) {
  const text = useMessages(profilesMessages);
  const { client, toast } = useClubline();
  const updateCache = useFollowCache();
  const user = useCurrentUser();
  const ownId = user?.id ?? '';
  const personId = person?.id ?? '';
  const isOwn = personId !== '' && personId === ownId;

  const { isFollowing, followersCount, followingCount, retryFollowing } = useFollowCounts(
    person,
    ownId,
  );
  const queue = useMemo(() => queueFor(client, `${ownId}:${personId}`), [client, ownId, personId]);
  useEffect(
    () => queue.seed({ isFollowing, followersCount }),
    [queue, isFollowing, followersCount],
  );
  const shown = useSyncExternalStore(queue.subscribe, queue.getSnapshot, queue.getSnapshot);
  const isReporting = useRef(false);

  const settle = () => {
    if (person && user) updateCache(person, ownId, queue.getSnapshot());
  };
  const follow = async () => {
    if (!user || !person) return;
    await profilesCalls.follow(client, ownId, personId);
    const notification = {
      type: 'follow' as const,
      userId: personId,
      senderId: ownId,
      content: text.startedFollowing(personName(user)),
      profilePicture: user.profilePicture ?? null,
    };
    // The other person's notice is a courtesy: that it cannot be left changes nothing.
    void profilesCalls.notify(client, notification).catch(() => undefined);
  };

  return {
    isOwn,
    isFollowing: shown.isFollowing,
    followersCount: shown.followersCount,
    followingCount,
    retryFollowing,
    toggle() {
      if (!user || !person || shown.isFollowing === null) return;
      const change = queue.request(!queue.getSnapshot().isFollowing, {
        follow,
        unfollow: () => profilesCalls.unfollow(client, ownId, personId),
      });
      // Pending changes share one end, which is reported once.
      if (isReporting.current) return;
      isReporting.current = true;
      change
        .then(settle, (error: unknown) => {
          settle();
          const isFollow = error instanceof OptimisticError && error.target === true;
          const cause = error instanceof OptimisticError ? error.cause : error;
          toast.add({
            title: isFollow ? text.followFailed : text.unfollowFailed,
            description: reasonOf(cause, text.tryAgain),
            tone: 'critical',
          });
        })
        .finally(() => {
          isReporting.current = false;
        });
    },
  };
}
