import type { ErrorBody } from '@clubline/contract';

const NAMES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

export type FieldErrors = NonNullable<ErrorBody['errors']>;

/** A refusal with a status; its message is meant for people. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly statusCode: number,
    message: string,
    readonly errors?: FieldErrors,
    /** Seconds after which another attempt makes sense. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }

  toBody(): ErrorBody {
    return errorBody(this.statusCode, this.message, this.errors);
  }
}

/** The body of every error answer. */
export function errorBody(statusCode: number, message: string, errors?: FieldErrors): ErrorBody {
  return {
    statusCode,
    error: NAMES[statusCode] ?? 'Error',
    message,
    ...(errors === undefined ? {} : { errors }),
  };
}

/** What is wrong with each field, in one line. */
export const summaryOf = (errors: FieldErrors): string =>
  errors.map(({ property, messages }) => `${property}: ${messages.join(', ')}`).join(' • ');

export const badRequest = (message: string, errors?: FieldErrors) =>
  new HttpError(400, message, errors);

/** 400 about one field. */
export const badField = (property: string, message: string) =>
  new HttpError(400, message, [{ property, messages: [message] }]);

/** 401, only when the session itself is missing or over: clients sign out on it. */
export const sessionInvalid = (
  message = 'Your session is missing or has expired. Please sign in again.',
) => new HttpError(401, message);

/** 401 for a partner's server. */
export const keyInvalid = () =>
  new HttpError(401, 'The key is missing, unknown or revoked. Ask for a new one.');

export const forbidden = (message = 'You may not do this.') => new HttpError(403, message);
export const notFound = (what: string) => new HttpError(404, `${what} not found`);
export const conflict = (message: string, property?: string) =>
  new HttpError(
    409,
    message,
    property === undefined ? undefined : [{ property, messages: [message] }],
  );
export const tooMany = (retryAfter: number, message = 'Too many requests. Please slow down.') =>
  new HttpError(429, message, undefined, retryAfter);
export const unavailable = (message = 'The service is busy. Please try again shortly.') =>
  new HttpError(503, message, undefined, 2);
