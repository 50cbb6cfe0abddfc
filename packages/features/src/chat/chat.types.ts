import type { ChatRoomMessage } from '@clubline/ui/ChatRoom';
import type { ApiClient } from '../platform/client';
import type { Clock, SafeStorage } from '../platform/environment';
import type { Session } from '../platform/session';
import type { SocketFactory } from '../platform/socket';

/** What a room needs of the page it is on. */
export interface ChatPage {
  client: ApiClient;
  session: Pick<Session, 'getSnapshot' | 'subscribe' | 'refresh' | 'getToken' | 'getTokenNow'> & {
    /** Told that the server has ended it, and why. @default the next call is told */
    ended?(body: unknown): void;
  };
  socketFactory: SocketFactory;
  clock: Clock;
  storage: { local: SafeStorage; session: SafeStorage };
  /**
   * Makes a picture's address one of the API's own, where the page stands elsewhere. Keep it the
   * same function.
   */
  pictureAt?: (address: string) => string;
}

/**
 * A message the server has told of. `id` is the one it was first shown under, so a row stays the
 * same row.
 */
export interface LiveMessage extends ChatRoomMessage {
  serverId: string;
  /** The server's order, when it gives one. */
  seq?: number;
  /** The id its sender's client chose, when the server tells it. */
  clientId?: string;
}

/** A message of one's own the server has not confirmed; its `id` is the client's. */
export interface OwnMessage extends ChatRoomMessage {
  state: 'sending' | 'waiting' | 'uncertain' | 'failed';
  /** How often it was handed to the socket. */
  attempts: number;
  /** The server's time when it was first handed to the socket, as far as it was known, in ms. */
  emittedAt?: number;
}

/** What outlives a reload of the page. */
export interface UnsentMessages {
  outbox: readonly OwnMessage[];
  knowsClientIds: boolean;
}

export interface Writer {
  id: string;
  username: string;
  /** Name of the partner whose people they are. */
  partner?: string | undefined;
  avatarUrl: string | null;
}

export type Acknowledgement =
  | { isOk: true; message: LiveMessage | null }
  /** `pause`: the server would take it after so many seconds; 0 when it never will. */
  | { isOk: false; note: string; pause: number };

export interface ChatState {
  connection: 'connecting' | 'online' | 'reconnecting' | 'offline' | 'closed';
  isJoined: boolean;
  /** People in the room; null whenever it is not known for sure. */
  onlineCount: number | null;
  /** In the server's order. */
  messages: readonly LiveMessage[];
  /** In the order they were written. */
  outbox: readonly OwnMessage[];
  /** True once the first history has come, or has failed. */
  isHistoryKnown: boolean;
  /** Number of the newest history request. */
  request: number;
  /** The request that closes a gap; null when none is under way. */
  catchUp: number | null;
  /** The history is known up to this place in the server's order; 0 without one. */
  settled: number;
  /** The last place of which the server's count of the room has told. */
  lastSeq: number;
  /** A gap was seen: what fills it may be on its way, so that it is looked at again later. */
  isChecking: boolean;
  /** The server has messages before the oldest one here. */
  hasOlder: boolean;
  isLoadingOlder: boolean;
  wasOnline: boolean;
  failures: number;
  /** The server turned the last attempt away, which is more than not being reached. */
  isRefused: boolean;
  /** Why nobody can be in the room, as far as they have not been in it yet. */
  problem: 'unreachable' | 'unknownRoom' | null;
  /** The server knows no such room: nobody has opened it yet. */
  isUnopened: boolean;
  /** How often joining was refused over this connection. */
  refusals: number;
  /** Why joining was refused last. */
  refusal: string;
  /** How often in a row a history could not be had, or did not bring what was missing. */
  historyFailures: number;
  /**
   * The server has shown that it stores client ids, so that sending a message twice is harmless.
   */
  knowsClientIds: boolean;
  /** Seconds until the server, which has asked for a pause, is sent more; 0 without a pause. */
  pause: number;
}

/** What happens to a room, by name. */
interface ChatEventDetails {
  opened: { unsent?: UnsentMessages };
  roomReady: object;
  connected: object;
  joined: object;
  joinRefused: { reason: string };
  disconnected: object;
  /** Entering takes longer than anybody waits without a word. */
  overdue: object;
  /** The person does not want to wait for the next attempt. */
  reconnectWanted: object;
  connectFailed: { isRefused?: boolean };
  counted: { count: number; lastSeq?: number };
  /** Something may not have come although the connection was there. */
  missed: object;
  checked: object;
  historyLoaded: {
    request: number;
    /** As asked for: null for the newest. */
    after: number | null;
    messages: readonly LiveMessage[];
    /** The last place of the answer in the server's order. */
    lastSeq: number;
    /** There are later ones than these or, of the newest, older ones. */
    hasMore: boolean;
  };
  /** `status` as HTTP has it; 0 when no answer came. */
  historyFailed: { request: number; status: number };
  olderWanted: object;
  olderLoaded: { messages: readonly LiveMessage[]; hasMore: boolean };
  olderFailed: object;
  received: { messages: readonly LiveMessage[] };
  sent: { id: string; text: string; now: number };
  answered: { id: string; answer: Acknowledgement };
  timedOut: { id: string; attempt: number };
  retried: { id: string };
  discarded: { id: string };
  ticked: object;
  closed: object;
}

/** What the room asks to have done, by name. Answers come back as events. */
interface ChatEffectDetails {
  createRoom: object;
  createRoomAgain: object;
  /**
   * `after` is the place in the server's order up to which nothing is missing; null asks for the
   * newest.
   */
  loadHistory: { request: number; after: number | null };
  loadOlder: { before: number };
  connect: object;
  join: object;
  joinLater: { ms: number };
  /** Tells the room of this event after a while. */
  later: { ms: number; event: 'checked' | 'ticked' | 'overdue' };
  emit: { id: string; text: string; attempt: number };
  reconnect: object;
  leave: object;
  log: { text: string };
}

type Tagged<Kinds, Type extends keyof Kinds> = { [T in Type]: { type: T } & Kinds[T] }[Type];

export type ChatEventType = keyof ChatEventDetails;
export type ChatEvent<Type extends ChatEventType = ChatEventType> = Tagged<ChatEventDetails, Type>;
export type ChatEffectType = keyof ChatEffectDetails;
export type ChatEffect<Type extends ChatEffectType = ChatEffectType> = Tagged<
  ChatEffectDetails,
  Type
>;

/** The next state, and what it asks to have done. */
export type ChatStep = [state: ChatState, effects: ChatEffect[]];

/** What each of these events makes of a state. */
export type ChatSteps<Type extends ChatEventType> = {
  [T in Type]: (state: ChatState, event: ChatEvent<T>, writer: Writer) => ChatStep;
};

/** How each of these effects is done. */
export type ChatEffectHandlers<Type extends ChatEffectType> = {
  [T in Type]: (effect: ChatEffect<T>) => void;
};
