import { ApiError } from './ApiError';
import type { ApiClient, CallOptions, Credentials } from './client.types';
import type { Method, Transport } from './createTransport';

/** Where the current user may be found, in the order they are asked. */
export const PROFILE_PATHS = [
  '/auth/me',
  '/users/me',
  '/user/me',
  '/users/profile',
  '/auth/profile',
] as const;
const SIGNED_OUT_WORDS = /token|jwt|expired|signature|unauth/i;
const SKIP_AUTH =
  /^\/(auth\/(sign-(in|up)|refresh|reset-password)|contact)$|^\/users\/check-(username|email)\//;

/** Calls with the bearer of the session, which ends when the backend says that it has. */
export function createApiClient(transport: Transport, credentials: Credentials): ApiClient {
  const call = async <T>(
    method: Method,
    path: string,
    body?: unknown,
    options: CallOptions = {},
  ): Promise<T> => {
    const bare = barePath(path);
    const { skipAuth = SKIP_AUTH.test(bare), ...rest } = options;
    if (skipAuth) return transport<T>({ ...rest, method, path, body });

    const epoch = credentials.epoch();
    let bearer: string | null = null;
    const send = async () => {
      bearer = await credentials.fresh();
      // Whoever has signed in while it waited has not asked for it.
      if (bearer && !isCurrent()) throw new ApiError(401, 'Unauthorized');
      return transport<T>({ ...rest, method, path, body, bearer });
    };
    // An answer to somebody who has signed out or in again meanwhile says nothing about the
    // session of now.
    const isCurrent = () => credentials.epoch() === epoch;
    const isRefused = (error: unknown): error is ApiError =>
      error instanceof ApiError && error.status === 401 && isCurrent();
    try {
      return await send();
    } catch (error) {
      let refusal = error;
      // The clock may be wrong and the token have run out: no session ends without a refresh.
      if (
        isRefused(refusal) &&
        (endsSession(bare, refusal) || credentials.hasExpired(bearer)) &&
        (await credentials.refresh(bearer)) &&
        isCurrent()
      )
        try {
          return await send();
        } catch (again) {
          refusal = again;
        }
      if (isRefused(refusal) && endsSession(bare, refusal)) credentials.lost(bearer);
      throw refusal;
    }
  };

  return {
    get: (path, options) => call('GET', path, undefined, options),
    post: (path, body, options) => call('POST', path, body, options),
    put: (path, body, options) => call('PUT', path, body, options),
    patch: (path, body, options) => call('PATCH', path, body, options),
    delete: (path, body, options) => call('DELETE', path, body, options),
    upload: (method, path, form, options) => call(method, path, form, options),
  };
}

function barePath(path: string): string {
  const [address = ''] = path.split(/[?#]/);
  return `/${address}`
    .replace(/^\/+/, '/')
    .replace(/^\/api(?=\/|$)/, '')
    .replace(/\/+$/, '');
}

function endsSession(path: string, { message }: ApiError): boolean {
  return (PROFILE_PATHS as readonly string[]).includes(path) || SIGNED_OUT_WORDS.test(message);
}
