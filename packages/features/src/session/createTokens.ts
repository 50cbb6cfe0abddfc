import type { User } from '@clubline/contract';
import { ApiError, type Credentials, type Transport } from '../client';
import type { Host, TimerId } from '../host';
import { readTokens, stripBearer } from './session.calls';
import { SESSION_KEYS } from './sessionKeys';
import { withStorageLease } from './storageLease';
import { expiryOf, isFreshToken, LONGEST_TIMER, refreshDelay } from './tokenTimes';

const REFRESH_TIMEOUT = 15_000;

/** The stored tokens, kept fresh. */
export interface Tokens extends Pick<Credentials, 'fresh' | 'refresh' | 'epoch'> {
  /** The stored access token, without scheme. */
  access(): string | null;
  refreshToken(): string | null;
  /** True when the stored access token can be used as it is. */
  isFresh(): boolean;
  /** True when something stored says that somebody may be signed in. */
  hasTrace(): boolean;
  /** Keeps a new session; a late answer of the one before is dropped from here on. */
  store(accessToken: string, refreshToken: string | undefined, user: User): void;
  /** Removes all stored session data; late answers are dropped from here on. */
  clear(): void;
  /** Marks what is under way as late, without touching storage. */
  supersede(): void;
  /** Sets the refresh timer anew from what is stored now. */
  schedule(): void;
  /** Stops the refresh timer. */
  stop(): void;
}

export interface TokensOptions {
  transport: Transport;
  host: Host;
  /** Tells this tab from others. */
  tabId: string;
}

/** Keeps the access token fresh: before use, ahead of its expiry, one refresh at a time in this tab and across tabs. */
export function createTokens({ transport, host, tabId }: TokensOptions): Tokens {
  const { clock } = host;
  const { local } = host.storage;
  let epoch = 0;
  let isDisabled = false;
  let running: Promise<boolean> | undefined;
  let timer: TimerId | undefined;

  const access = () => {
    const stored = local.get(SESSION_KEYS.access);
    return stored ? stripBearer(stored) || null : null;
  };
  const refreshToken = () => local.get(SESSION_KEYS.refresh) || null;
  const isUsable = (token: string | null): token is string => {
    return token !== null && token !== '' && isFreshToken(token, clock.now());
  };

  const exchange = async (stale: string | null): Promise<boolean> => {
    // Another tab may have been faster while this one waited for its turn.
    const stored = access();
    if (stored !== stale && isUsable(stored)) return true;
    const sent = refreshToken();
    if (!sent || isDisabled) return false;
    const begun = epoch;
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
      // Signed out or in again meanwhile, here or in another tab: this answer belongs to a session that is over.
      if (!next.accessToken || epoch !== begun || refreshToken() !== sent) return false;
      local.set(SESSION_KEYS.access, next.accessToken);
      if (next.refreshToken) local.set(SESSION_KEYS.refresh, next.refreshToken);
      return true;
    } catch (error) {
      if (
        epoch === begun &&
        error instanceof ApiError &&
        (error.status === 404 || error.status === 405)
      )
        isDisabled = true;
      return false;
    } finally {
      clock.clearTimeout(limit);
    }
  };

  const tokens: Tokens = {
    access,
    refreshToken,
    isFresh: () => isUsable(access()),
    epoch: () => epoch,
    hasTrace: () => Object.values(SESSION_KEYS).some((key) => local.get(key)),
    async fresh() {
      const token = access();
      if (isUsable(token)) return token;
      await tokens.refresh(token);
      return access();
    },
    refresh(stale) {
      if (isDisabled || !refreshToken()) return Promise.resolve(false);
      running ??= (host.exclusive ?? ((name, work) => withStorageLease(host, name, tabId, work)))(
        'refresh',
        () => exchange(stale),
      )
        .catch(() => false)
        .finally(() => {
          running = undefined;
          tokens.schedule();
        });
      return running;
    },
    store(accessToken, refresh, user) {
      tokens.supersede();
      local.set(SESSION_KEYS.access, stripBearer(accessToken));
      if (refresh) local.set(SESSION_KEYS.refresh, refresh);
      else local.remove(SESSION_KEYS.refresh);
      local.set(SESSION_KEYS.username, user.username);
      local.setJson(SESSION_KEYS.user, user);
      tokens.schedule();
    },
    clear() {
      tokens.supersede();
      for (const key of Object.values(SESSION_KEYS)) local.remove(key);
      tokens.stop();
    },
    supersede() {
      epoch += 1;
      isDisabled = false;
    },
    schedule() {
      tokens.stop();
      const token = access();
      const expiry = token && expiryOf(token);
      if (!token || !expiry || !refreshToken() || isDisabled) return;
      const remaining = expiry - clock.now();
      // What a failed refresh left behind is tried again at its next use, not in a loop.
      if (remaining <= 0) return;
      const delay = refreshDelay(remaining);
      timer = clock.setTimeout(
        () => (delay > LONGEST_TIMER ? tokens.schedule() : void tokens.refresh(token)),
        Math.min(delay, LONGEST_TIMER),
      );
    },
    stop() {
      clock.clearTimeout(timer);
      timer = undefined;
    },
  };
  return tokens;
}
