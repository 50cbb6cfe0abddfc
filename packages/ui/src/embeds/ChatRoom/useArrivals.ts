import { useEffect, useRef } from 'react';
import type { ChatRoomMessage } from './ChatRoom.types';

const isPending = (message: ChatRoomMessage) =>
  message.state !== undefined && message.state !== 'sent';

/**
 * Calls back with the messages that came in since last time. What is there once the history is
 * loaded is the start, and older messages put before it do not count.
 */
export function useArrivals(
  messages: readonly ChatRoomMessage[],
  isLoadingHistory: boolean | undefined,
  onArrive: (arrived: ChatRoomMessage[]) => void,
) {
  const known = useRef<Set<string> | null>(null);
  const callback = useRef(onArrive);
  useEffect(() => {
    callback.current = onArrive;
  });
  useEffect(() => {
    if (isLoadingHistory) return;
    const seen = known.current;
    if (!seen || seen.size > messages.length * 2 + 1_000) {
      known.current = new Set(messages.map((message) => message.id));
      if (!seen) return;
    }
    const arrived: ChatRoomMessage[] = [];
    for (let index = messages.length - 1; index >= 0; index -= 1) {
      const message = messages[index];
      if (!message) break;
      if (!seen.has(message.id)) {
        seen.add(message.id);
        known.current?.add(message.id);
        arrived.unshift(message);
        // What waits stands last, below what others wrote after it.
      } else if (!isPending(message)) break;
    }
    if (arrived.length > 0) callback.current(arrived);
  }, [messages, isLoadingHistory]);
}
