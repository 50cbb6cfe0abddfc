/** How far a message of one's own has come. Messages without a state are simply there. */
export type ChatMessageState = 'sending' | 'sent' | 'waiting' | 'uncertain' | 'failed';

/** One message of a chat room. */
export interface ChatRoomMessage {
  /** Stays the same from sending to arrival. */
  id: string;
  /** Who wrote it; it is the viewer's own when this is `viewer.id`. */
  userId: string;
  /** The name to show, without `@`. */
  username: string;
  /**
   * Name of the partner whose people they are, shown as a mark behind theirs, which is no link.
   * Leave it out for people of the product.
   */
  partner?: string | undefined;
  /** Address of their picture; without one the initials stand in. */
  avatarUrl?: string | null;
  /** Shown as text, never as HTML. */
  text: string;
  /** When it was sent, as ISO 8601 with offset, e.g. `2026-03-01T18:00:00Z`. */
  sentAt: string;
  /** How far one's own has come; `failed` and `uncertain` offer Retry and Discard. */
  state?: ChatMessageState;
  /** Why it failed, in the server's words. */
  note?: string;
}

/**
 * What the header says. `online` is the only state that may show a count; `signedOut` says that the
 * room is not for strangers.
 */
export type ChatConnection = 'connecting' | 'online' | 'reconnecting' | 'offline' | 'signedOut';
