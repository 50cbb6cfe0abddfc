import { ApiError } from '../client';

const REQUEST_TIMEOUT = 408;

/**
 * Whether a call may have done its work although it failed: no answer came, or one by a server that
 * could not say. Anything else is a refusal, after which nothing has changed.
 */
export function isUnclear(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 0 || error.status === REQUEST_TIMEOUT || error.status >= 500;
}
