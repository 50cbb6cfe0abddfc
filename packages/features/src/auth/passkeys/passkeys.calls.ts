import { ApiError, asAnswer, asRecord, isRecord, type ApiClient } from '../../platform/client';
import type { User } from '@clubline/contract';
import type { PasskeyAnswer, PasskeyOptions } from '../../platform/passkeys';
import type { Session } from '../../platform/session';

/** What the browser needs to sign in with a passkey; null from a server that takes none. */
export async function loadSignInOptions(client: ApiClient): Promise<PasskeyOptions | null> {
  try {
    const { options } = asAnswer(
      await client.get('/auth/passkey-options', { skipAuth: true }),
    ).data;
    return isRecord(options) ? options : null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Signs in with a passkey alone; throws as signing in with a password does. */
export const signInWithPasskey = (
  session: Pick<Session, 'begin'>,
  passkey: PasskeyAnswer,
): Promise<User> => session.begin('/auth/passkey-sign-in', { passkey });

/**
 * Of a refused sign-in, what the browser needs to show one of the account's passkeys; null unless
 * the password was right and a passkey is all that is missing.
 */
export function readSecondFactor(error: unknown): PasskeyOptions | null {
  if (!(error instanceof ApiError) || error.status !== 403) return null;
  const { options } = asRecord(asRecord(error.body).secondFactor);
  return isRecord(options) ? options : null;
}
