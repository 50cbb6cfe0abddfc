import { ApiError, type Transport } from '../../client';
import { readTokens } from '../session.calls';
import type { TokenStorage } from './tokenStorage';

/** How long a refresh may take, in ms. */
export const REFRESH_TIMEOUT = 15_000;

/**
 * What a refresh came to: `disabled` when the backend has no such call, `late` when the session of
 * now is not the one that it was for.
 */
export type RefreshOutcome = 'renewed' | 'refused' | 'disabled' | 'late';

interface RefreshRequest {
  transport: Transport;
  storage: TokenStorage;
  /** The refresh token to exchange. */
  sent: string;
  /** Whether the session is still the one it began with. */
  isCurrent(): boolean;
}

/** Exchanges a refresh token for new tokens. Rejects when nobody knows whether it was taken. */
export async function refreshTokens({
  transport,
  storage,
  sent,
  isCurrent,
}: RefreshRequest): Promise<RefreshOutcome> {
  try {
    const answer = await transport({
      method: 'POST',
      path: '/auth/refresh',
      body: { refreshToken: sent },
      timeout: REFRESH_TIMEOUT,
    });
    const next = readTokens(answer);
    // Signed out or in again meanwhile, here or in another tab: this answer belongs to a session
    // that is over.
    if (!isCurrent() || storage.refreshToken() !== sent) return 'late';
    if (!next.accessToken) throw new ApiError(0, 'Request failed', answer);
    storage.renew(next.accessToken, next.refreshToken);
    return 'renewed';
  } catch (error) {
    if (!(error instanceof ApiError) || isPassing(error.status)) throw error;
    if (!isCurrent()) return 'late';
    return error.status === 404 || error.status === 405 ? 'disabled' : 'refused';
  }
}

/** Whether a failure says nothing of the token: no answer, too many calls, a server in trouble. */
function isPassing(status: number): boolean {
  return status < 400 || status === 408 || status === 429 || status >= 500;
}
