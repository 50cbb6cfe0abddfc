import { PROFILE_EVENTS } from '@clubline/contract';
import {
  type SocketEvents,
  type TopicSubscription,
  useTopicEvents,
} from '../platform/subscription';

const GROUP = { addition: PROFILE_EVENTS, join: 'watchProfile', leave: 'unwatchProfile' } as const;

type ProfileEvents = Pick<
  SocketEvents,
  | 'profilePostCreated'
  | 'profilePostChanged'
  | 'profilePostRemoved'
  | 'followersChanged'
  | 'followEnded'
  | 'ownFollowChanged'
  | 'ownReactionChanged'
>;

export interface ProfileEventListeners
  extends ProfileEvents, Pick<TopicSubscription, 'onCatchUp' | 'isWatching'> {}

/** Listens to what happens on a person's profile while somebody looks at it. */
export function useProfileEvents(
  userId: string,
  { onCatchUp, isWatching, ownReactionChanged, followEnded, ...events }: ProfileEventListeners,
): void {
  useTopicEvents({
    topic: { userId },
    events,
    otherEvents: {
      ...(ownReactionChanged && { ownReactionChanged }),
      ...(followEnded && { followEnded }),
    },
    group: GROUP,
    ...(isWatching !== undefined && { isWatching }),
    onCatchUp,
  });
}
