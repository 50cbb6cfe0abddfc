import { useSocketSubscription, type SocketEvents } from '../platform/subscription';

const CLUB_EVENTS = ['clubPostCreated', 'clubPostRemoved', 'channelMessageCreated'] as const;

type ClubEvents = Pick<SocketEvents, (typeof CLUB_EVENTS)[number]>;

/**
 * Listens to what happens in a club while a member looks at it; `onCatchUp` asks for what may have
 * been missed while the connection was gone.
 */
export function useClubEvents(
  clubId: string,
  { onCatchUp, ...listeners }: ClubEvents & { onCatchUp(signal: AbortSignal): Promise<unknown> },
): void {
  // A socket receives the events of every club that something on the page watches.
  const ofThisClub =
    (listen: ((body: { clubId?: unknown }) => void) | undefined) => (body: { clubId?: unknown }) =>
      void (body.clubId === clubId && listen?.(body));
  useSocketSubscription({
    events: Object.fromEntries(CLUB_EVENTS.map((event) => [event, ofThisClub(listeners[event])])),
    group: { join: 'watchClub', leave: 'unwatchClub', body: { clubId } },
    onCatchUp,
  });
}
