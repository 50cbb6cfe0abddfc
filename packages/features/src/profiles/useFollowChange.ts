import { type PersonSummary, personName } from '@clubline/contract';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type ApiClient, reasonOf } from '../platform/client';
import { useMessages } from '../platform/messages';
import { OptimisticError } from '../platform/optimistic';
import { useClubline } from '../platform/provider';
import { useCurrentUser } from '../platform/session';
import { isUnclear } from '../platform/writes';
import { profilesMessages } from './messages';
import { createFollowQueue, type FollowQueue, type FollowState } from './createFollowQueue';
import { profilesCalls, type Profile } from './profiles.calls';
import { useFollowCache } from './useFollowCache';

/** Somebody whom one may follow. */
type Followable = PersonSummary & Pick<Profile, 'follow'>;

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

/** Following a person, or no more: at once, with what the server says of them in `known`. */
export function useFollowChange(person: Followable | null, known: FollowState) {
  const text = useMessages(profilesMessages);
  const { client, toast } = useClubline();
  const updateCache = useFollowCache();
  const leaveNotice = useFollowNotice();
  const user = useCurrentUser();
  const ownId = user?.id ?? '';
  const personId = person?.id ?? '';
  const isOwn = personId !== '' && personId === ownId;

  const { isFollowing, followersCount } = known;
  const queue = useMemo(() => queueFor(client, `${ownId}:${personId}`), [client, ownId, personId]);
  useEffect(
    () => queue.seed({ isFollowing, followersCount }),
    [queue, isFollowing, followersCount],
  );
  const shown = useSyncExternalStore(queue.subscribe, queue.getSnapshot, queue.getSnapshot);
  /** The viewer's change that is on its way, until what it led to is known. */
  const underWay = useRef<Promise<unknown> | null>(null);
  const [unsent, setUnsent] = useState<{ personId: string; isFollow: boolean } | null>(null);

  const report = (error: unknown, wasUnsent: boolean) => {
    const isFollow = error instanceof OptimisticError && error.target === true;
    const cause = error instanceof OptimisticError ? error.cause : error;
    // A refusal does not say what became of an earlier call.
    setUnsent(isUnclear(cause) || wasUnsent ? { personId, isFollow } : null);
    toast.add({
      title: isFollow ? text.followFailed : text.unfollowFailed,
      description: reasonOf(cause, text.tryAgain),
      tone: 'critical',
    });
  };
  const request = (target: boolean) => {
    let isFollowSent = false;
    const change = queue.request(target, {
      follow() {
        isFollowSent = true;
        return profilesCalls.follow(client, ownId, personId);
      },
      unfollow: () => profilesCalls.unfollow(client, ownId, personId),
      state: async () =>
        person
          ? profilesCalls.followState(client, ownId, person)
          : { isFollowing: null, followersCount: null },
    });
    // Pending changes share one end, which is reported once.
    if (underWay.current) return;
    const wasUnsent = unsent?.personId === personId;
    setUnsent(null);
    underWay.current = change
      .then(
        (end) => isFollowSent && end.isFollowing && leaveNotice(personId),
        (error: unknown) => report(error, wasUnsent),
      )
      .finally(() => {
        if (person && user) updateCache(person, ownId, queue.getSnapshot());
        underWay.current = null;
      });
  };

  return {
    isOwn,
    isFollowing: shown.isFollowing,
    followersCount: shown.followersCount,
    isChanging: () => underWay.current !== null,
    whenSettled: () => Promise.resolve(underWay.current),
    /** The last change may not have arrived. */
    unsent:
      unsent?.personId === personId && unsent.isFollow !== shown.isFollowing
        ? { onRetry: () => request(unsent.isFollow), onDiscard: () => setUnsent(null) }
        : undefined,
    /** Follows the person; undefined where one does already, or nobody knows whether. */
    follow:
      user && person && !isOwn && shown.isFollowing === false ? () => request(true) : undefined,
    toggle() {
      if (!user || !person || shown.isFollowing === null) return;
      request(!queue.getSnapshot().isFollowing);
    },
  };
}

/** Leaves a notice for somebody whom the viewer follows: a courtesy, which may fail. */
function useFollowNotice() {
  const text = useMessages(profilesMessages);
  const { client } = useClubline();
  const user = useCurrentUser();
  return (userId: string) => {
    if (!user) return;
    const notification = {
      type: 'follow' as const,
      userId,
      senderId: user.id,
      content: text.startedFollowing(personName(user)),
      profilePicture: user.profilePicture ?? null,
    };
    void profilesCalls.notify(client, notification).catch(() => undefined);
  };
}
