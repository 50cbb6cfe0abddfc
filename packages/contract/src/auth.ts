import type { User } from './profiles';

export interface Session {
  accessToken: string;
  refreshToken: string;
  user: User;
}

/**
 * Session storage key of a session that a page without the site's script has begun: the answer of a
 * sign-in as JSON, which the script takes over as it starts.
 */
export const HANDED_OVER_KEY = 'cl_handed_over';

/** The shortest password of the protocol, which older ones may be. */
export const PASSWORD_MIN = 6;

/** The shortest new password of a server that names `longer-passwords`. */
export const NEW_PASSWORD_MIN = 8;

/**
 * A pragmatic well-formedness test: one @, no spaces, a dot in the host. It stops at the first dot
 * that may be the one, so that its time grows with the length alone.
 */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** Addition: the `reason` of a session that ended as an administrator closed its account. */
export const ACCOUNT_DISABLED = 'account disabled';

export interface AuthServerEvents {
  /** Addition: the session behind this socket has ended; the server disconnects next. */
  sessionEnded: (body: { reason: string }) => void;
}

/** What the server asks of a single socket; clients answer by the acknowledgement. */
export interface ServerQuestions {
  /**
   * Addition: the access token of this socket is about to expire, and the socket ends with it
   * unless the answer is a later one of the same session.
   */
  tokenExpiring: (give: (accessToken: string | null) => void) => void;
}
