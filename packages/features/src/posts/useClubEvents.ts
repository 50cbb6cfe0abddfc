import { CLUB_EVENTS } from '@clubline/contract';
import {
  type SocketEvents,
  type TopicSubscription,
  useTopicEvents,
} from '../platform/subscription';

const GROUP = { addition: CLUB_EVENTS, join: 'watchClub', leave: 'unwatchClub' } as const;

type ClubEvents = Pick<
  SocketEvents,
  | 'clubPostCreated'
  | 'clubPostChanged'
  | 'clubPostRemoved'
  | 'clubPinsChanged'
  | 'channelMessageCreated'
  | 'channelMessageChanged'
  | 'ownChannelRead'
  | 'clubMembersChanged'
  | 'clubChanged'
  | 'clubModerationChanged'
  | 'ownMembershipChanged'
  | 'ownReactionChanged'
>;

export interface ClubEventListeners
  extends ClubEvents, Pick<TopicSubscription, 'onCatchUp' | 'isWatching'> {}

/** Listens to what happens in a club while somebody looks at it; only its members may watch it. */
export function useClubEvents(
  clubId: string,
  { onCatchUp, isWatching, ownReactionChanged, ...events }: ClubEventListeners,
): void {
  useTopicEvents({
    topic: { clubId },
    events,
    otherEvents: ownReactionChanged && { ownReactionChanged },
    group: GROUP,
    ...(isWatching !== undefined && { isWatching }),
    onCatchUp,
  });
}
