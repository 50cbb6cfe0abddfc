import type { User } from '@clubline/contract';
import type { Credentials, Transport } from '../client';
import type { Environment, TimerId } from '../environment';
import { refreshTokens } from './refreshTokens';
import { withStorageLease } from './storageLease';
import { createTokenStorage, type TokenStorage } from './tokenStorage';
import { expiryOf, isFreshToken, LONGEST_TIMER, refreshDelay } from './tokenTimes';

/** The stored tokens, kept fresh. */
export interface Tokens
  extends
    Pick<Credentials, 'fresh' | 'refresh' | 'epoch'>,
    Pick<TokenStorage, 'access' | 'refreshToken' | 'hasTrace'> {
  /** True when the stored access token can be used as it is. */
  isFresh(): boolean;
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
  environment: Environment;
  /** Tells this tab from others. */
  tabId: string;
}

/**
 * Keeps the access token fresh: before use, ahead of its expiry, one refresh at a time in this tab
 * and across tabs.
 */
export function createTokens({ transport, environment, tabId }: TokensOptions): Tokens {
  const { clock } = environment;
  const storage = createTokenStorage(environment.storage.local);
  const { access, refreshToken, hasTrace } = storage;
  const exclusive: NonNullable<Environment['exclusive']> =
    environment.exclusive ?? ((name, work) => withStorageLease(environment, name, tabId, work));
  let epoch = 0;
  let isDisabled = false;
  let running: Promise<boolean> | undefined;
  let timer: TimerId | undefined;

  const isUsable = (token: string | null): token is string =>
    token !== null && token !== '' && isFreshToken(token, clock.now());
  const exchange = async (stale: string | null): Promise<boolean> => {
    // Another tab may have been faster while this one waited for its turn.
    const stored = access();
    if (stored !== stale && isUsable(stored)) return true;
    if (isDisabled) return false;
    const begun = epoch;
    const outcome = await refreshTokens(transport, clock, storage, () => epoch === begun);
    if (outcome === 'disabled') isDisabled = true;
    return outcome === 'renewed';
  };

  const tokens: Tokens = {
    access,
    refreshToken,
    hasTrace,
    isFresh: () => isUsable(access()),
    epoch: () => epoch,
    async fresh() {
      const token = access();
      if (isUsable(token)) return token;
      await tokens.refresh(token);
      return access();
    },
    refresh(stale) {
      if (isDisabled || !refreshToken()) return Promise.resolve(false);
      running ??= exclusive('refresh', () => exchange(stale))
        .catch(() => false)
        .finally(() => {
          running = undefined;
          tokens.schedule();
        });
      return running;
    },
    store(...session) {
      tokens.supersede();
      storage.keep(...session);
      tokens.schedule();
    },
    clear() {
      tokens.supersede();
      storage.clear();
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
