import type { User } from '@clubline/contract';
import type { SafeStorage } from '../environment';
import { stripBearer } from './session.calls';
import { SESSION_KEYS } from './sessionKeys';

/** The tokens of a session as they are stored, which other tabs share. */
export interface TokenStorage {
  /** The access token, without scheme. */
  access(): string | null;
  refreshToken(): string | null;
  /** True when something stored says that somebody may be signed in. */
  hasTrace(): boolean;
  /** Keeps a new session. */
  keep(accessToken: string, refreshToken: string | undefined, user: User): void;
  /** Keeps what a refresh has brought; without a new refresh token the one before stays. */
  renew(accessToken: string, refreshToken: string | undefined): void;
  /** Removes all that is stored of the session. */
  clear(): void;
}

/** Tokens in this storage. */
export function createTokenStorage(local: SafeStorage): TokenStorage {
  return {
    access() {
      const stored = local.get(SESSION_KEYS.access);
      return stored ? stripBearer(stored) || null : null;
    },
    refreshToken: () => local.get(SESSION_KEYS.refresh) || null,
    hasTrace: () => Object.values(SESSION_KEYS).some((key) => local.get(key)),
    keep(accessToken, refreshToken, user) {
      local.set(SESSION_KEYS.access, stripBearer(accessToken));
      if (refreshToken) local.set(SESSION_KEYS.refresh, refreshToken);
      else local.remove(SESSION_KEYS.refresh);
      local.set(SESSION_KEYS.username, user.username);
      local.setJson(SESSION_KEYS.user, user);
    },
    renew(accessToken, refreshToken) {
      local.set(SESSION_KEYS.access, accessToken);
      if (refreshToken) local.set(SESSION_KEYS.refresh, refreshToken);
    },
    clear() {
      for (const key of Object.values(SESSION_KEYS)) local.remove(key);
    },
  };
}
