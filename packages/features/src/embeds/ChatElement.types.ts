import type {
  ChatConnection,
  ChatRoomMessage,
  ChatRoomTexts,
  EmbedProblem,
} from '@clubline/ui/embedTypes';
import type { TokenSource } from './createPartnerTokens';

/** What `clubline-sign-in` carries. */
export interface SignInDetail {
  /** Once this is settled, the token is asked for again. */
  waitUntil(done: Promise<unknown>): void;
}

/** What an attribute of `<clubline-chat>` can say; each is a property, too. */
export interface ChatElementAttributes {
  /** Where the API is, e.g. `https://clubline.example/api`. */
  api: string | undefined;
  /** Which room: a match or an event, e.g. `world-finals`. */
  room: string | undefined;
  /**
   * The theme in force; `system` is that of the page around, where it is known, else the person's.
   * @default 'system'
   */
  theme: 'light' | 'dark' | 'high-contrast' | 'system' | undefined;
  /** Language of times and numbers, as BCP 47 has it. @default the browser's */
  locale: string | undefined;
  /** Time zone of the times, as IANA names it, e.g. `Europe/Berlin`. @default the browser's */
  timeZone: string | undefined;
  /** The name of the room. Not `title`, which browsers show beside the pointer. */
  heading: string | undefined;
  /** How deep the heading stands on the page: `2` to `5`. @default '2' */
  headingLevel: string | undefined;
  /** Tells apart who uses the page when more than one person does. */
  userId: string | undefined;
  /**
   * Where the page's own server gives the token of who is signed in: `{ "token": "…" }`, 204, 401
   * or 403 for nobody, and `{ "removed": true }` for who was removed. `getToken` goes before.
   */
  tokenUrl: string | undefined;
  /** Shows a button that the page hears as `clubline-close`. */
  closable: boolean;
}

/** What `<clubline-chat>` can be given. */
export interface ChatElementProperties extends ChatElementAttributes {
  /** Gives the token of who is signed in on the page; without it and `tokenUrl` people read. */
  getToken: TokenSource | undefined;
  /** Texts to replace, one by one. */
  labels: Partial<ChatRoomTexts> | undefined;
  /** Address of a person's page; without it names are no links. */
  hrefFor: ((username: string) => string) | undefined;
}

/** What `<clubline-chat>` tells the page. */
export interface ChatElementEvents {
  /** The person wants to sign in. */
  'clubline-sign-in': CustomEvent<SignInDetail>;
  /** The person has pressed the button that closes the room. */
  'clubline-close': CustomEvent<null>;
  /** Something has gone wrong, by a code that the documentation explains. */
  'clubline-error': CustomEvent<EmbedProblem>;
  /** How the room is reached, at first and whenever that changes. */
  'clubline-connection': CustomEvent<{ connection: ChatConnection }>;
  /** A message has come in, the history aside; one’s own once the server has it. */
  'clubline-message': CustomEvent<{ message: ChatRoomMessage }>;
}
