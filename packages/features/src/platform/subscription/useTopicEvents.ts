import { useAddition } from '../provider';
import type { SocketEvents, SocketSubscription } from './subscribeToSocket';
import { useSocketSubscription } from './useSocketSubscription';

export interface TopicSubscription extends Pick<SocketSubscription, 'onCatchUp'> {
  /** The field by which the events name what they are about, and its value. */
  topic: Record<string, string>;
  /** Listeners to the events of the topic; there are the same ones in each rendering. */
  events: SocketEvents;
  /** Listeners to events that name no topic. */
  otherEvents?: SocketEvents | undefined;
  /** How the server is asked for the events of a topic, once it has named this addition. */
  group: Pick<NonNullable<SocketSubscription['group']>, 'join' | 'leave'> & { addition: string };
  /**
   * True for the one subscription of a screen that asks the server for the events; the others hear
   * along.
   * @default false
   */
  isWatching?: boolean;
}

/** Listens to what happens to one thing while somebody looks at it. */
export function useTopicEvents({
  topic,
  events,
  otherEvents,
  group: { addition, join, leave },
  isWatching = false,
  onCatchUp,
}: TopicSubscription): void {
  // A server that does not know the event may end the connection of who sends it.
  const isTold = useAddition(addition);
  // A socket receives the events of everything that something on the page watches.
  const isOfTopic = (body: Record<string, unknown>) =>
    Object.entries(topic).every(([field, value]) => body[field] === value);
  const ofTopic = Object.entries(events).map(([event, listen]) => [
    event,
    (body: Record<string, unknown>) => {
      if (isOfTopic(body)) (listen as (body: object) => void)(body);
    },
  ]);
  useSocketSubscription({
    events: { ...(Object.fromEntries(ofTopic) as SocketEvents), ...otherEvents },
    ...(isWatching && isTold && { group: { join, leave, body: topic } }),
    onCatchUp,
  });
}
