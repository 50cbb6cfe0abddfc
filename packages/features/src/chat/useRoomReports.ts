import { elementOf, meantName, warnOfProblem, wasMeant } from '@clubline/ui/embedWarnings';
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

type Room = Pick<
  ChatRoomProps,
  'connection' | 'problem' | 'messages' | 'isLoadingHistory' | 'viewer'
>;

/** Tells the page what happens in a room. */
export function useRoomReports(room: Room, error: Error | null, reports: RoomReports) {
  const { connection, problem, messages, isLoadingHistory } = room;
  const latest = useRef(reports);
  /** The id of the newest message told of; empty in an empty room, null until it is known. */
  const newest = useRef<string | null>(null);
  useEffect(() => {
    latest.current = reports;
  });

  // Who is cut off while they look reads the same.
  const told = connection === 'offline' ? (problem ?? 'unreachable') : problem;
  useEffect(() => {
    if (told) latest.current.onProblem?.(told, error);
  }, [told, error]);
  useEffect(() => void latest.current.onConnectionChange?.(connection), [connection]);
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

/** What people are signed in by. */
const WAYS = ['getToken', 'onSignIn', 'token-url'];

/**
 * How long a page that is loaded may take to give an element, once its room is there, what people
 * sign in by: longer than until misspelt names are known, which have been told by then.
 */
const PATIENCE_MS = 6_500;

/** What a room lacks for anybody to sign in, if anything, and the prop that would be it. */
function faultOf(
  { viewer }: Room,
  { isReadOnly, onSignIn }: Pick<ChatRoomProps, 'isReadOnly' | 'onSignIn'>,
) {
  if (isReadOnly) return ['nothing is given by which anybody could sign in, so people only read'];
  if (viewer || onSignIn) return [];
  return ['getToken gives nobody, and without onSignIn there is no button to sign in', 'onSignIn'];
}

/**
 * Warns of a room on another’s page in which nobody has written, as one is whose name is misspelt:
 * no server knows which name was meant; and of one in which nobody can sign in, unless something
 * else keeps people from it, or the page has given what they would sign in by in vain.
 * @param props those of the room, which may name an element
 */
export function useRoomWarnings(
  roomId: string,
  room: Room,
  props: Pick<ChatRoomProps, 'isReadOnly' | 'onSignIn'>,
  isPublic = false,
) {
  const isThere = isPublic && !room.isLoadingHistory && !room.problem;
  const isEmpty = isThere && !room.messages[0];
  const [fault, prop] = isThere && room.connection === 'online' ? faultOf(room, props) : [];
  // What the component does not know has come here, too.
  const isMisspelt = Object.keys(props).some(
    (name) => !WAYS.includes(name) && meantName(name, WAYS),
  );
  const element = elementOf(props);
  const embed = element ?? 'LiveChat';
  useEffect(() => {
    if (!isEmpty) return;
    const error = new Error(`nobody has written in "${roomId}" yet`);
    warnOfProblem(embed, { code: 'empty-room', error });
  }, [isEmpty, roomId, embed]);
  useEffect(() => {
    if (!fault) return undefined;
    const error = new Error(fault);
    const warnOfReading = () =>
      isMisspelt ||
      wasMeant(embed, WAYS) ||
      warnOfProblem(embed, { code: 'read-only', error }, prop);
    if (!element) return void warnOfReading();
    // Pages set the properties of an element later.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => void (timer = setTimeout(warnOfReading, PATIENCE_MS));
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('load', wait);
    };
  }, [fault, prop, isMisspelt, element, embed]);
}
