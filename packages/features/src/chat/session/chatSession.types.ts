import type { ApiClient } from '../../platform/client';
import type { Clock } from '../../platform/environment';
import type { SocketFactory } from '../../platform/socket';
import type { ChatEvent, ChatState, LiveMessage, Writer } from '../chat.types';
import type { Lifetime } from './createLifetime';
import type { UnsentStore } from '../unsentMessages';

export interface ChatSessionOptions {
  roomId: string;
  /** Null for a reader: nothing is sent, no room is made, and no session is asked for. */
  writer: Writer | null;
  client: ApiClient;
  socketFactory: SocketFactory;
  session: {
    getToken(): Promise<string | null>;
    getTokenNow(): string | null;
    ended?(body: unknown): void;
  };
  clock: Clock;
  /** An id no other message of this person has. */
  newId: () => string;
  /** Keeps unconfirmed messages over a reload. @default they last as long as the session */
  unsent?: UnsentStore;
  /** Makes a picture's address one of the API's own, where the page stands elsewhere. */
  pictureAt?: ((address: string) => string) | undefined;
  /** What only developers should see. */
  log: (text: string) => void;
}

/**
 * A live chat room at work: runs what the machine asks for and tells it what happens. Does nothing
 * until opened.
 */
export interface ChatSession {
  getSnapshot(): ChatState;
  subscribe(listen: () => void): () => void;
  /** Enters the room; the returned function leaves it. */
  open(): () => void;
  send(text: string): void;
  retry(id: string): void;
  discard(id: string): void;
  /** Tries again at once what is tried again by itself a little later. */
  reconnect(): void;
  /** Asks for the page before the oldest message, where the server has pages. */
  loadOlder(): void;
}

/** What the parts of a room share from entering to leaving. */
export interface EnteredRoom extends ChatSessionOptions {
  /** Ends when the room is left. */
  lifetime: Lifetime;
  /** Tells the machine what happens, unless the room has been left. */
  dispatch(event: ChatEvent): void;
  getState(): ChatState;
  /** Makes the room where it is missing, and goes on whatever the server answers. */
  createRoom(then: () => void): void;
  /** A message as it is shown on this page; null when it cannot be read. */
  read(value: unknown): LiveMessage | null;
}
