import { useSWRConfig } from 'swr';
import { changeKnown, loadAgain } from '../platform/cache';
import { asCount, asText } from '../platform/client';
import { useGathered } from '../platform/subscription';
import { useProfileEvents } from '../posts';
import { countsKey, followersKey, followingKey, profileKey } from './profileKeys';
import type { FollowCounts, Profile } from './profiles.calls';
import { withoutFollow } from './rowFollow/withoutFollow';

/** What has changed of who follows whom. */
type FollowChange = Partial<FollowCounts & { isFollowing: boolean }>;

export interface FollowEventsOptions {
  /** Whether the viewer's own change is on its way: what comes meanwhile is shown after it. */
  isChanging: () => boolean;
  /** Resolves when it no longer is. */
  whenSettled: () => Promise<unknown>;
}

/**
 * Keeps right, while somebody looks at a person, how many follow them and whom they follow, and
 * whether the viewer does, who may have changed that on another page.
 */
export function useFollowEvents(
  person: Profile | null,
  { isChanging, whenSettled }: FollowEventsOptions,
): void {
  const { cache, mutate } = useSWRConfig();
  const personId = person?.id ?? '';
  const username = person?.username ?? '';
  const gather = useGathered<FollowChange>((changes, again) => {
    const change = changes.get(personId);
    if (!change) return;
    if (isChanging()) return again(personId, change);
    const { isFollowing: _own, ...counts } = change;
    changeKnown<FollowCounts>(
      countsKey(personId),
      (known) => ({ ...known, ...counts }),
      cache,
      mutate,
    );
    changeKnown<Profile | null>(
      profileKey(username),
      (known) => (known?.follow ? { ...known, follow: { ...known.follow, ...change } } : known),
      cache,
      mutate,
    );
    // Asked for only where they are shown.
    void mutate(followersKey(personId));
    void mutate(followingKey(personId));
  });
  useProfileEvents(personId, {
    followersChanged({ followersCount, followingCount }) {
      const counts = {
        followersCount: asCount(followersCount),
        followingCount: asCount(followingCount),
      };
      const { followersCount: followers, followingCount: following } = counts;
      if (followers !== null && following !== null)
        gather(personId, { followersCount: followers, followingCount: following });
    },
    ownFollowChanged({ isFollowing }) {
      if (typeof isFollowing === 'boolean') gather(personId, { isFollowing });
    },
    followEnded({ userId, followerId }) {
      const ended = { userId: asText(userId), followerId: asText(followerId) };
      withoutFollow(ended, cache, mutate);
    },
    isWatching: personId !== '',
    async onCatchUp() {
      await whenSettled();
      await Promise.all(
        [profileKey(username), countsKey(personId), followersKey(personId), followingKey(personId)]
          .filter((key) => cache.get(key)?.data !== undefined)
          .map((key) => loadAgain(key, cache, mutate)),
      );
    },
  });
}
