/** What a person has written, from the moment it is sent until the server is known to have it. */
export interface Write<Content = unknown> {
  /** Unique on the page. */
  id: string;
  /** Sent along: the same one makes nothing twice where a server takes it. */
  clientId: string;
  /** The text and what goes with it, as JSON can hold it. */
  content: Content;
  /** `unsent`: it may have arrived or not, and whoever wrote it decides what becomes of it. */
  state: 'sending' | 'unsent';
  /** When it was written, by this machine's clock, in ms. */
  writtenAt: number;
  /**
   * The server's time of the newest thing that was known when the sending began, ISO 8601; null
   * where nothing was.
   */
  since: string | null;
  /** Ids of what looks the same and is not this. */
  seen: readonly string[];
  /** Whether it has gone out at all: it may be on the server. */
  isAttempted: boolean;
  /** Whether each attempt so far has named the client's id. */
  isNamed: boolean;
  /** When an attempt last ended without a clear answer, by this machine's clock, in ms. */
  failedAt: number | null;
  /** Whether it goes out by itself as soon as there is a connection. */
  isWaiting?: boolean;
  /** Why the server refused it when it was sent again. */
  reason?: string;
}

/** What is known of the server's side when the sending begins. */
export type WriteBeginning = Pick<Write, 'since' | 'seen'>;

/** How one kind of write is sent, and found again. */
export interface WriteRules<Content, Stored extends { id: string }> {
  /**
   * Sends it, with the client's id only where there is one. Resolves with what was made, or null
   * when the answer does not show it.
   */
  send(content: Content, clientId: string | undefined): Promise<Stored | null>;
  /** Asks the server whether it holds this write; null when it does not. */
  find(write: Write<Content>): Promise<Stored | null>;
  /** Shows what the server has now; null where no answer has shown it. */
  show(stored: Stored | null): void | Promise<void>;
  /** What is known when the sending begins. @default nothing */
  begin?(content: Content): WriteBeginning;
}

/**
 * What became of a write; `cause` is the failure after which nothing was found. One that waits goes
 * out by itself.
 */
export type WriteOutcome =
  { isSent: true } | { isSent: false; cause: unknown; isWaiting?: boolean };
