import type { User } from '@clubline/contract';
import type { Clock, SafeStorage } from '../../environment';
import { stripBearer } from '../session.calls';
import { CLOCK_OFFSET, SESSION_KEYS } from '../sessionKeys';
import { clockOffsetOf } from './tokenTimes';

/** The tokens of a session as they are stored, which other tabs share. */
export interface TokenStorage {
  /** The access token, without scheme. */
  access(): string | null;
  refreshToken(): string | null;
  /** True when something stored says that somebody may be signed in. */
  hasTrace(): boolean;
  /** The time by which tokens expire, in ms since the epoch: counted from their receipt. */
  now(): number;
  /** Keeps a new session. */
  keep(accessToken: string, refreshToken: string | undefined, user: User): void;
  /** Keeps what a refresh has brought; without a new refresh token the one before stays. */
  renew(accessToken: string, refreshToken: string | undefined): void;
  /** Removes all that is stored of the session. */
  clear(): void;
}

/** Tokens in this storage. */
export function createTokenStorage(local: SafeStorage, clock: Pick<Clock, 'now'>): TokenStorage {
  const keepAccess = (token: string) => {
    const accessToken = stripBearer(token);
    const offset = clockOffsetOf(accessToken, clock.now());
    if (offset === null) local.remove(CLOCK_OFFSET);
    else local.set(CLOCK_OFFSET, String(offset));
    local.set(SESSION_KEYS.access, accessToken);
  };
  return {
    access() {
      const stored = local.get(SESSION_KEYS.access);
      return stored ? stripBearer(stored) || null : null;
    },
    refreshToken: () => local.get(SESSION_KEYS.refresh) || null,
    hasTrace: () => Object.values(SESSION_KEYS).some((key) => local.get(key)),
    now: () => clock.now() + (Number(local.get(CLOCK_OFFSET)) || 0),
    // The refresh token goes first: a tab that vanishes in between leaves one that is good.
    keep(accessToken, refreshToken, user) {
      if (refreshToken) local.set(SESSION_KEYS.refresh, refreshToken);
      else local.remove(SESSION_KEYS.refresh);
      keepAccess(accessToken);
      local.set(SESSION_KEYS.username, user.username);
      local.setJson(SESSION_KEYS.user, user);
    },
    renew(accessToken, refreshToken) {
      if (refreshToken) local.set(SESSION_KEYS.refresh, refreshToken);
      keepAccess(accessToken);
    },
    clear() {
      for (const key of [...Object.values(SESSION_KEYS), CLOCK_OFFSET]) local.remove(key);
    },
  };
}
