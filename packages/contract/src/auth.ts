import type { User } from './profiles';

export interface Session {
  accessToken: string;
  refreshToken: string;
  user: User;
}

export const PASSWORD_MIN = 6;

/** A pragmatic well-formedness test: one @, no spaces, a dot in the host. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export interface AuthServerEvents {
  /** Addition: the session behind this socket has ended; the server disconnects next. */
  sessionEnded: (body: { reason: string }) => void;
}
