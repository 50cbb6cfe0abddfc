import { useEffect, useRef } from 'react';
import { useClubline } from '../provider';
import { useCurrentUser } from '../session';
import { subscribeToSocket, type SocketEvents, type SocketSubscription } from './subscribeToSocket';

/**
 * Hears events of the live socket while a signed-in person looks at the component. Which events
 * there are stays the same; what is done with them may change with each rendering.
 */
export function useSocketSubscription(subscription: SocketSubscription): void {
  const clubline = useClubline();
  const userId = useCurrentUser()?.id;
  const latest = useRef(subscription);
  useEffect(() => {
    latest.current = subscription;
  });
  const group = JSON.stringify(subscription.group);

  useEffect(() => {
    if (!userId) return undefined;
    const handlers = () => latest.current.events as Record<string, (body: unknown) => void>;
    const forwarded = Object.keys(handlers()).map((event) => [
      event,
      (body: unknown) => handlers()[event]?.(body),
    ]);
    return subscribeToSocket(clubline, {
      events: Object.fromEntries(forwarded) as SocketEvents,
      ...(group && { group: JSON.parse(group) as SocketSubscription['group'] }),
      onCatchUp: (signal) => latest.current.onCatchUp(signal),
    });
  }, [clubline, userId, group]);
}
