/** Options of one call. */
export interface CallOptions {
  /** Sends no bearer and never ends the session. */
  skipAuth?: boolean;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Which of the calls that wait go first, as `fetch` takes it. @default 'auto' */
  priority?: 'high' | 'low' | 'auto';
  /** Rows of a list that are wanted at once, said to a server that takes page sizes. */
  pageSize?: number;
  /** Called with the headers of an ok answer, e.g. where a new record is. */
  onHeaders?: (headers: Headers) => void;
}

/**
 * Calls to the backend. Paths are relative to the API base; a leading `/api` is dropped. Refusals
 * throw `ApiError`.
 */
export interface ApiClient {
  /** Reads: `GET`, without a body. */
  get<T>(path: string, options?: CallOptions): Promise<T>;
  /** Sends `body` as JSON: `POST`. */
  post<T>(path: string, body?: unknown, options?: CallOptions): Promise<T>;
  /** Sends `body` as JSON: `PUT`. */
  put<T>(path: string, body?: unknown, options?: CallOptions): Promise<T>;
  /** Sends `body` as JSON: `PATCH`. */
  patch<T>(path: string, body?: unknown, options?: CallOptions): Promise<T>;
  /** Removes: `DELETE`, with `body` as JSON if there is one. */
  delete<T>(path: string, body?: unknown, options?: CallOptions): Promise<T>;
  /** Sends a form with files. */
  upload<T>(
    method: 'POST' | 'PUT' | 'PATCH',
    path: string,
    form: FormData,
    options?: CallOptions,
  ): Promise<T>;
}

/** What the client needs to know of the session. */
export interface Credentials {
  /**
   * The access token for the next call, refreshed first when missing or about to expire; null when
   * there is none.
   */
  fresh(): Promise<string | null>;
  /**
   * Refreshes once, whatever the token says; `stale` is the token that was refused. True when
   * another one is there, false when there will be none. Rejects when nobody could be asked.
   */
  refresh(stale: string | null): Promise<boolean>;
  /** True for a token that says when it expires, and has. */
  hasExpired(token: string | null): boolean;
  /** Changes whenever somebody signs in or out, so that a late answer is known to be late. */
  epoch(): number;
  /** The session of this token is over: clear it and tell everyone. */
  lost(token: string | null): void;
}
