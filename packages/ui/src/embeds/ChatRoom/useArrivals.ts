import { useEffect, useRef } from 'react';
import type { ChatRoomMessage } from './chat.types';
import type { ChatRoomProps } from './ChatRoom.types';

/** The messages of a room, and what may keep them from it. */
export type ArrivingMessages = Pick<ChatRoomProps, 'messages' | 'isLoadingHistory' | 'problem'>;

/** So many of the newest are remembered, to tell from what comes after them. */
const REMEMBERED = 500;

/**
 * Calls back with the messages that came in since last time. What is there once the history is
 * loaded, or comes once a room that could not be reached can be, is the start, and older messages
 * put before it do not count.
 */
export function useArrivals(
  { messages, isLoadingHistory, problem }: ArrivingMessages,
  onArrive: (arrived: ChatRoomMessage[]) => void,
) {
  const known = useRef<Set<string>>(undefined);
  const callback = useRef(onArrive);
  useEffect(() => {
    callback.current = onArrive;
  });
  useEffect(() => {
    if (isLoadingHistory || (problem && !messages[0])) return;
    const seen = known.current;
    known.current = new Set(messages.slice(-REMEMBERED).map(({ id }) => id));
    if (!seen) return;
    // What waits stands last, below what others wrote after it.
    const last = messages.findLastIndex(
      ({ id, state = 'sent' }) => state === 'sent' && seen.has(id),
    );
    const arrived = messages.slice(last + 1).filter(({ id }) => !seen.has(id));
    if (arrived[0]) callback.current(arrived);
  }, [messages, isLoadingHistory, problem]);
}
