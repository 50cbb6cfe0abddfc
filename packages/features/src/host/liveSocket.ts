/** The part of a Socket.IO client socket that is used. */
export interface LiveSocket {
  readonly connected: boolean;
  /** True while it is connected or keeps trying by itself. */
  readonly active?: boolean;
  on(event: string, listener: (...args: never[]) => void): unknown;
  off(event: string, listener?: (...args: never[]) => void): unknown;
  emit(event: string, ...args: unknown[]): unknown;
  connect(): unknown;
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
