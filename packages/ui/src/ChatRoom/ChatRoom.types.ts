/** How far a message of one's own has come. Messages without a state are simply there. */
export type ChatMessageState = 'sending' | 'sent' | 'waiting' | 'uncertain' | 'failed';

export interface ChatRoomMessage {
  /** Stays the same from sending to arrival. */
  id: string;
  userId: string;
  username: string;
  avatarUrl?: string | null;
  /** Shown as text, never as HTML. */
  text: string;
  /** ISO 8601 date and time. */
  sentAt: string;
  state?: ChatMessageState;
  /** Why it failed, in the server's words. */
  note?: string;
}

/** What the header says. `online` is the only state that may show a count. */
export type ChatConnection = 'connecting' | 'online' | 'reconnecting' | 'offline';

/** What assistive technology reads out as messages come in. */
export type ChatAnnounceMode = 'all' | 'mentions' | 'off';

/** The person at the keyboard. */
export interface ChatViewer {
  id: string;
  username: string;
}
