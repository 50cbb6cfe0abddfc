import type { Notification } from '@clubline/contract';
import { asText, asTexts } from '../platform/client';
import type { Clubline } from '../platform/provider';
import type { Session } from '../platform/session';
import { subscribeToSocket } from '../platform/subscription';
import { readNotification } from './notifications.calls';

export interface LiveListener {
  onArrival(notification: Notification): void;
  /** Some were read on another page of the person's, or all up to a time. */
  onRead(read: { ids: readonly string[]; upTo: string | null }): void;
  /** What they were about is gone. */
  onRemoved(ids: readonly string[]): void;
  /** Asks for what may have been missed. */
  onCatchUp(): Promise<unknown>;
}

const subscriptions = new WeakMap<Session, { holders: number; stop(): void }>();

/**
 * Listens for new notifications until the returned function is called. Whoever else listens
 * meanwhile shares the subscription and its first listener.
 */
export function holdLiveNotifications(
  clubline: Pick<Clubline, 'session' | 'socketFactory' | 'clock'>,
  { onArrival, onRead, onRemoved, onCatchUp }: LiveListener,
): () => void {
  const { session } = clubline;
  const subscription = subscriptions.get(session) ?? {
    holders: 0,
    stop: subscribeToSocket(clubline, {
      events: {
        notificationCreated(body) {
          const notification = readNotification(body.notification);
          if (notification) onArrival(notification);
        },
        notificationsRead: ({ ids, upTo }) =>
          onRead({ ids: asTexts(ids), upTo: asText(upTo) || null }),
        notificationsRemoved: ({ ids }) => onRemoved(asTexts(ids)),
      },
      onCatchUp,
    }),
  };
  subscription.holders += 1;
  subscriptions.set(session, subscription);
  return () => {
    subscription.holders -= 1;
    if (subscription.holders > 0) return;
    subscriptions.delete(session);
    subscription.stop();
  };
}
