import type { ReactNode } from 'react';
import type { ChatConnection, ChatRoomMessage } from './chat.types';
import type { ChatRoomTexts } from './messages';

/**
 * What keeps people from the room: it cannot be reached, there is none of that name, who is signed
 * in on the page could not be signed in here, or the person was removed from it.
 */
export type ChatProblem = 'unreachable' | 'unknownRoom' | 'signInFailed' | 'removed';

/** What assistive technology reads out as messages come in. */
export type ChatAnnounceMode = 'all' | 'mentions' | 'off';

/** The person at the keyboard. */
export interface ChatViewer {
  /** Compared with the `userId` of messages, to mark one's own. */
  id: string;
  /** Without `@`; messages that name it as `@username` are mentions. */
  username: string;
}

export interface ChatRoomProps {
  /** Oldest first. Older ones may be put before them at any time; the reader's place is kept. */
  messages: readonly ChatRoomMessage[];
  /** How the room is reached at the moment; said in the header. */
  connection: ChatConnection;
  /** What keeps people from the room, said above the messages. @default nothing */
  problem?: ChatProblem | null | undefined;
  /** Offers Retry where something keeps people from the room, or it is offline. */
  onRetryConnection?: (() => void) | undefined;
  /** People in the room; shown only while `online`, never as 0. Null while it is not known. */
  onlineCount?: number | null | undefined;
  /** Seconds until what waits is sent, where the server has asked for a pause. @default 0 */
  pauseSeconds?: number | undefined;
  /** The person at the keyboard; null when signed out. */
  viewer: ChatViewer | null;
  /** Shows placeholders instead of the empty text. @default false */
  isLoadingHistory?: boolean | undefined;
  /** Offers older messages at the top and asks for them when one scrolls there. @default false */
  hasOlder?: boolean | undefined;
  /** Called near the top of the list, and on the button there. */
  onLoadOlder?: (() => void) | undefined;
  /** Id of the first message the viewer has not seen; a line above it says so. @default no line */
  unreadFrom?: string | undefined;
  /**
   * What is half written, where it is to outlive the room: `value` stands in the field at first,
   * and `onChange` is called with what stands there whenever that changes.
   */
  draft?: { value: string; onChange: (value: string) => void } | undefined;
  /** Gets trimmed text that is not empty, nor longer than `maxLength`. */
  onSend: (text: string) => void;
  /** A signed-out person tried to send. Without it the room says so below the field. */
  onSignedOutSend?: (() => void) | undefined;
  /** Puts a way to sign in where a signed-out person would look for Send. */
  onSignIn?: (() => void) | undefined;
  /** Nobody can sign in here: in place of the field it says that people read. @default false */
  isReadOnly?: boolean | undefined;
  /** Sends a failed message again. */
  onRetry?: ((id: string) => void) | undefined;
  /** Gives up a failed message. */
  onDiscard?: ((id: string) => void) | undefined;
  /** Shows the Close button. */
  onClose?: (() => void) | undefined;
  /** Address of a person's profile; without it names are no links. */
  hrefFor?: ((username: string) => string) | undefined;
  /**
   * Draws what stands below a message, e.g. cards for addresses in it. Keep it the same function
   * between renders.
   */
  renderBelowText?: ((text: string) => ReactNode) | undefined;
  /** What is read out; leave it out and the room remembers the choice itself. */
  announce?: ChatAnnounceMode | undefined;
  /** Called with the person's choice, e.g. to keep it. */
  onAnnounceChange?: ((mode: ChatAnnounceMode) => void) | undefined;
  /** Name of the room. @default 'Live chat' */
  title?: string | undefined;
  /** Level of the title; days stand one below. @default 2 */
  headingLevel?: 2 | 3 | 4 | 5 | undefined;
  /**
   * Longest message in characters. A longer one is kept as it is written, but not sent; the room
   * says by how much it is too long.
   */
  maxLength?: number | undefined;
  /** BCP 47 language of dates and times. @default the browser's */
  locale?: string | undefined;
  /** IANA time zone of days and times. @default the viewer's */
  timeZone?: string | undefined;
  /** Texts to replace, one by one; the others stay English, whatever `MessagesProvider` says. */
  labels?: Partial<ChatRoomTexts> | undefined;
  /** Added to the classes of the outermost element. */
  className?: string | undefined;
}
