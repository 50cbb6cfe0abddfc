import { asRecord, asTexts } from './read';

const STATUS_PREFIX = /^\d{3}: /;

/**
 * A refused call: the HTTP status (0 when the network failed), a message for people and the body as
 * it came.
 */
export class ApiError extends Error {
  /** The name of the class, as errors have it. */
  override name = 'ApiError';
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The body of the answer, parsed where it is JSON. */
  readonly body: unknown;

  constructor(status: number, message: string, body: unknown = undefined) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

/** What the default query fetcher throws: `{status}: {body text}`. */
export class QueryError extends ApiError {
  override name = 'QueryError';
}

/** True for a 401, and for errors that only say so in the text of the default query fetcher. */
export function isUnauthorized(error: unknown): boolean {
  if (error instanceof ApiError && error.status === 401) return true;
  return error instanceof Error && /^401: .*Unauthorized/s.test(error.message);
}

/** Whether a status is what a proxy answers in place of a server that it cannot reach. */
export const isOfProxies = (status: number): boolean => status >= 502 && status <= 504;

/** True where the server could not be reached: no answer, or a proxy's in place of its own. */
export const isAway = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 0 ||
    // A server of ours says it in words.
    (isOfProxies(error.status) && readMessage(error.body) === undefined));

/** The text of an error for people, without the status in front; `fallback` when there is none. */
export function messageOf(error: unknown, fallback: string): string {
  if (error instanceof QueryError)
    return readMessage(error.body) ?? (withoutStatus(error.message) || fallback);
  return (error instanceof Error && withoutStatus(error.message)) || fallback;
}

/**
 * What the server itself says of a refusal, else `fallback`; of a call that did not arrive, what
 * the network says.
 */
export function reasonOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.status !== 0
    ? (readMessage(error.body) ?? fallback)
    : messageOf(error, fallback);
}

/**
 * The message a refusal carries: `message` (texts of a list joined), then `error`, then
 * `result.response.message`.
 */
export function readMessage(body: unknown): string | undefined {
  const fields = asRecord(body);
  return (
    readText(fields.message) ??
    readText(fields.error) ??
    readText(asRecord(asRecord(fields.result).response).message)
  );
}

function readText(value: unknown): string | undefined {
  const text = Array.isArray(value) ? asTexts(value).join(' • ') : value;
  return typeof text === 'string' && text.trim() ? text : undefined;
}

function withoutStatus(message: string): string {
  return message.replace(STATUS_PREFIX, '').trim();
}
