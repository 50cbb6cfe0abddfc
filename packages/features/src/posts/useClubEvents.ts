import { CLUB_EVENTS } from '@clubline/contract';
import { useAddition } from '../platform/provider';
import { useSocketSubscription, type SocketEvents } from '../platform/subscription';

const EVENTS = [
  'clubPostCreated',
  'clubPostChanged',
  'clubPostRemoved',
  'channelMessageCreated',
  'clubMembersChanged',
  'clubChanged',
  'ownMembershipChanged',
] as const;

type ClubEvents = Pick<SocketEvents, (typeof EVENTS)[number] | 'ownReactionChanged'>;

export interface ClubEventListeners extends ClubEvents {
  /** Asks for what may have been missed while the connection was gone. */
  onCatchUp(signal: AbortSignal): Promise<unknown>;
  /**
   * True for the one subscription of a screen that asks the server for a club's events, which only
   * its members may; the others hear along.
   * @default false
   */
  isWatching?: boolean;
}

/** Listens to what happens in a club while somebody looks at it. */
export function useClubEvents(
  clubId: string,
  { onCatchUp, isWatching = false, ownReactionChanged, ...listeners }: ClubEventListeners,
): void {
  // A server that does not know the event may end the connection of who sends it.
  const isTold = useAddition(CLUB_EVENTS);
  // A socket receives the events of every club that something on the page watches.
  const ofThisClub =
    (listen: ((body: { clubId?: unknown }) => void) | undefined) => (body: { clubId?: unknown }) =>
      void (body.clubId === clubId && listen?.(body));
  useSocketSubscription({
    events: {
      ...Object.fromEntries(EVENTS.map((event) => [event, ofThisClub(listeners[event])])),
      ownReactionChanged: (body) => ownReactionChanged?.(body),
    },
    ...(isWatching &&
      isTold && { group: { join: 'watchClub', leave: 'unwatchClub', body: { clubId } } }),
    onCatchUp,
  });
}
