/** The part of a Socket.IO client socket that is used. */
export interface LiveSocket {
  /** Whether it is connected now. */
  readonly connected: boolean;
  /** True while it is connected or keeps trying by itself. */
  readonly active?: boolean;
  /** Hears an event of that name. */
  on(event: string, listener: (...args: never[]) => void): unknown;
  /** Ends that; of all listeners of the event without one. */
  off(event: string, listener?: (...args: never[]) => void): unknown;
  /** Sends an event; a function at the end gets the acknowledgement. */
  emit(event: string, ...args: unknown[]): unknown;
  /** Connects, or tries again. */
  connect(): unknown;
  /** Closes the connection for good. */
  disconnect(): unknown;
}

export interface LiveSocketOptions {
  /** The access token, refreshed first when needed; asked again before each connection. */
  getToken(): Promise<string | null>;
  /** The stored access token as it is, for the query of the address. */
  getTokenNow(): string | null;
  /** Nobody is signed in: the socket only reads. @default false */
  isReader?: boolean;
}

/** Makes an unconnected socket; the caller registers its listeners and calls `connect()`. */
export type SocketFactory = (options: LiveSocketOptions) => Promise<LiveSocket>;
