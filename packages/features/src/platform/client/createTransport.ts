import type { Clock } from '../environment';
import { ApiError, readMessage } from './ApiError';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface TransportRequest {
  method: Method;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  bearer?: string | null;
  signal?: AbortSignal;
  /** How long it may take, in ms. @default half a minute, with files three minutes */
  timeout?: number;
  priority?: 'high' | 'low' | 'auto';
  /** Rows of a list that are wanted at once. @default as many as the server sends */
  pageSize?: number;
  /** Called with the headers of an ok answer. */
  onHeaders?: (headers: Headers) => void;
}

export interface TransportOptions {
  /** @default '/api' */
  base?: string;
  fetch: typeof globalThis.fetch;
  clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>;
  /** The language to answer in, a tag. @default what the browser asks for */
  language?: string | undefined;
  /** What a call that does not arrive says. @default the browser's own words */
  unreachable?: string | undefined;
  /** The path for so many rows, where the server takes the size of a page. @default never */
  sized?: ((path: string, rows: number) => string) | undefined;
  /** Called with each answer, whatever it says. @default nobody */
  onAnswer?: ((answer: Pick<Response, 'headers' | 'ok' | 'status'>) => void) | undefined;
  /** Called when a call does not arrive. @default nobody */
  onMissed?: (() => void) | undefined;
}

/** One exchange with the backend: the parsed body of an ok answer, `ApiError` for any other. */
export type Transport = <T>(request: TransportRequest) => Promise<T>;

export const DEFAULT_API_BASE = '/api';

/**
 * Turns calls into requests: address, headers, body, and the answer's body by its kind. Knows
 * nothing of sessions.
 */
export function createTransport({
  base = DEFAULT_API_BASE,
  fetch,
  clock,
  language,
  unreachable,
  sized,
  onAnswer,
  onMissed,
}: TransportOptions): Transport {
  return async <T>({
    method,
    path,
    body,
    headers,
    bearer,
    signal,
    timeout = body instanceof FormData ? 180_000 : 30_000,
    priority,
    pageSize,
    onHeaders,
  }: TransportRequest) => {
    const isForm = body instanceof FormData;
    const abort = new AbortController();
    const stop = () => abort.abort(signal?.reason);
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop);
    const limit = clock.setTimeout(
      () => abort.abort(new ApiError(0, 'The server took too long to answer.')),
      timeout,
    );
    try {
      const address = pageSize && sized ? sized(path, pageSize) : path;
      const answer = await fetch(addressOf(base, address), {
        method,
        // What the browser keeps is asked for again: on the way back through its history, too.
        cache: 'no-cache',
        headers: {
          Accept: 'application/json',
          ...(language && { 'Accept-Language': language }),
          ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
          ...(bearer && { Authorization: `Bearer ${bearer}` }),
          ...headers,
        },
        body: isForm ? body : JSON.stringify(body),
        signal: abort.signal,
        priority,
      });
      onAnswer?.(answer);
      const content = await readBody(answer);
      if (!answer.ok)
        throw new ApiError(
          answer.status,
          readMessage(content) ?? (answer.statusText || 'Request failed'),
          content,
        );
      onHeaders?.(answer.headers);
      return content as T;
    } catch (error) {
      if (error instanceof ApiError) throw error;
      if (abort.signal.aborted) throw abort.signal.reason;
      onMissed?.();
      throw new ApiError(0, unreachable ?? (error as Error | undefined)?.message ?? '');
    } finally {
      clock.clearTimeout(limit);
      signal?.removeEventListener('abort', stop);
    }
  };
}

/**
 * `/api/clubs`, `api/clubs`, `/clubs` and `clubs` all lead to `{base}/clubs`; a full address stays
 * what it is.
 */
export function addressOf(base: string, path: string): string {
  if (/^https?:\/\//.test(path)) return path;
  const rooted = path.startsWith('/') ? path : `/${path}`;
  return base.replace(/\/+$/, '') + rooted.replace(/^\/api(?=\/|\?|$)/, '');
}

/** The path of a list with as many rows as that. */
export const withLimit = (path: string, limit: number) =>
  `${path}${path.includes('?') ? '&' : '?'}limit=${limit}`;

async function readBody(answer: Response): Promise<unknown> {
  if (answer.status === 204) return undefined;
  const text = await answer.text();
  if (!/\bjson\b/i.test(answer.headers.get('content-type') ?? '')) return text;
  if (!text) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
