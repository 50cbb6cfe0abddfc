import { elementOf, warnOfProblem } from '@clubline/ui/embedWarnings';
import type {
  ChatConnection,
  ChatProblem,
  ChatRoomMessage,
  ChatRoomProps,
} from '@clubline/ui/ChatRoom';
import { useEffect, useRef } from 'react';

/** What a page wants to hear of a room. */
export interface RoomReports {
  /** Something keeps people from the room; `error` says why nobody could be signed in. */
  onProblem?: ((problem: ChatProblem, error: Error | null) => void) | undefined;
  /** How the room is reached, at first and whenever that changes. */
  onConnectionChange?: ((connection: ChatConnection) => void) | undefined;
  /** A message has come in, the history aside; one’s own once the server has it. */
  onMessage?: ((message: ChatRoomMessage) => void) | undefined;
}

type Room = Pick<ChatRoomProps, 'connection' | 'problem' | 'messages' | 'isLoadingHistory'>;

/** Tells the page what happens in a room. */
export function useRoomReports(room: Room, error: Error | null, reports: RoomReports) {
  const { connection, problem, messages, isLoadingHistory } = room;
  const latest = useRef(reports);
  /** The id of the newest message told of; empty in an empty room, null until it is known. */
  const newest = useRef<string | null>(null);
  useEffect(() => {
    latest.current = reports;
  });

  useEffect(() => {
    if (problem) latest.current.onProblem?.(problem, error);
  }, [problem, error]);
  useEffect(() => latest.current.onConnectionChange?.(connection), [connection]);
  useEffect(() => {
    const before = newest.current;
    newest.current = null;
    const { onMessage } = latest.current;
    if (!onMessage || isLoadingHistory || (problem && !messages[0])) return;
    const stored = messages.filter(({ state }) => !state || state === 'sent');
    newest.current = stored.at(-1)?.id ?? '';
    const at = stored.findIndex(({ id }) => id === before);
    if (at >= 0 || before === '') stored.slice(at + 1).forEach(onMessage);
  }, [messages, isLoadingHistory, problem]);
}

/**
 * Warns of a room on another’s page in which nobody has written, as one is whose name is misspelt:
 * no server knows which name was meant.
 * @param props those of the room, which may name an element
 */
export function useEmptyRoomWarning(roomId: string, room: Room, props: object, isPublic = false) {
  const isEmpty = isPublic && !room.isLoadingHistory && !room.problem && !room.messages[0];
  const embed = elementOf(props) ?? 'LiveChat';
  useEffect(() => {
    if (!isEmpty) return;
    const error = new Error(`nobody has written in "${roomId}" yet`);
    warnOfProblem(embed, { code: 'empty-room', error });
  }, [isEmpty, roomId, embed]);
}
