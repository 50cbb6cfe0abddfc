import { ApiError, type Transport } from '../client';
import type { Clock } from '../environment';
import { readTokens } from './session.calls';
import type { TokenStorage } from './tokenStorage';

const REFRESH_TIMEOUT = 15_000;

/** What a refresh came to: `disabled` when the backend has no such call. */
export type RefreshOutcome = 'renewed' | 'failed' | 'disabled';

/**
 * Exchanges the stored refresh token for new tokens. `isCurrent` says whether the session is still
 * the one it began with.
 */
export async function refreshTokens(
  transport: Transport,
  clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>,
  storage: TokenStorage,
  isCurrent: () => boolean,
): Promise<RefreshOutcome> {
  const sent = storage.refreshToken();
  if (!sent) return 'failed';
  const abort = new AbortController();
  const limit = clock.setTimeout(() => abort.abort(), REFRESH_TIMEOUT);
  try {
    const answer = await transport({
      method: 'POST',
      path: '/auth/refresh',
      body: { refreshToken: sent },
      signal: abort.signal,
    });
    const next = readTokens(answer);
    // Signed out or in again meanwhile, here or in another tab: this answer belongs to a session
    // that is over.
    if (!next.accessToken || !isCurrent() || storage.refreshToken() !== sent) return 'failed';
    storage.renew(next.accessToken, next.refreshToken);
    return 'renewed';
  } catch (error) {
    const isMissing =
      error instanceof ApiError && (error.status === 404 || error.status === 405) && isCurrent();
    return isMissing ? 'disabled' : 'failed';
  } finally {
    clock.clearTimeout(limit);
  }
}
