import { useSocketSubscription, type SocketEvents } from '../platform/subscription';

const CLUB_EVENTS = [
  'clubPostCreated',
  'clubPostChanged',
  'clubPostRemoved',
  'channelMessageCreated',
  'clubMembersChanged',
  'clubChanged',
  'ownMembershipChanged',
] as const;

type ClubEvents = Pick<SocketEvents, (typeof CLUB_EVENTS)[number] | 'ownReactionChanged'>;

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
  // A socket receives the events of every club that something on the page watches.
  const ofThisClub =
    (listen: ((body: { clubId?: unknown }) => void) | undefined) => (body: { clubId?: unknown }) =>
      void (body.clubId === clubId && listen?.(body));
  useSocketSubscription({
    events: {
      ...Object.fromEntries(CLUB_EVENTS.map((event) => [event, ofThisClub(listeners[event])])),
      ownReactionChanged: (body) => ownReactionChanged?.(body),
    },
    ...(isWatching && { group: { join: 'watchClub', leave: 'unwatchClub', body: { clubId } } }),
    onCatchUp,
  });
}
