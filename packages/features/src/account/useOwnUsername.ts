import { useClubline } from '../platform/provider';
import { SESSION_KEYS, useCurrentUser } from '../platform/session';

/**
 * The signed-in person's username; the one kept since sign-in when the user object lacks it, null
 * when nobody knows.
 */
export function useOwnUsername(): string | null {
  const user = useCurrentUser();
  const { local } = useClubline().storage;
  return user ? user.username || local.get(SESSION_KEYS.username) : null;
}
