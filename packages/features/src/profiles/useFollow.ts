import { useCurrentUser } from '../platform/session';
import type { Profile } from './profiles.calls';
import { useFollowChange } from './useFollowChange';
import { useFollowCounts } from './useFollowCounts';
import { useFollowEvents } from './useFollowEvents';

/** Whether the viewer follows a person, how many do, and how to change it. */
export function useFollow(person: Profile | null) {
  const ownId = useCurrentUser()?.id ?? '';
  const { followingCount, retryFollowing, ...known } = useFollowCounts(person, ownId);
  const { isChanging, whenSettled, ...change } = useFollowChange(person, known);
  useFollowEvents(person, { isChanging, whenSettled });
  return { ...change, followingCount, retryFollowing };
}
