import type { User } from '@clubline/contract';
import type { Credentials, Transport } from '../../client';
import type { Environment, TimerId } from '../../environment';
import { createRenewal } from './createRenewal';
import { createTokenStorage, type TokenStorage } from './tokenStorage';
import { expiryOf, isFreshToken, LONGEST_TIMER, refreshDelay } from './tokenTimes';

/** The stored tokens, kept fresh. */
export interface Tokens
  extends
    Pick<Credentials, 'fresh' | 'hasExpired' | 'epoch'>,
    Pick<TokenStorage, 'access' | 'refreshToken' | 'hasTrace'> {
  /** As `renew`, and false as well when nobody knows what came of it. */
  refresh(stale: string | null): Promise<boolean>;
  /** Exchanges the refresh token, as credentials refresh. */
  renew: Credentials['refresh'];
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
  const storage = createTokenStorage(environment.storage.local, clock);
  const { access, refreshToken, hasTrace } = storage;
  const renewal = createRenewal({ transport, environment, storage, tabId });
  const { epoch, supersede } = renewal;
  let running: Promise<boolean> | undefined;
  let timer: TimerId | undefined;

  const isUsable = (token: string | null) =>
    token !== null && token !== '' && isFreshToken(token, storage.now());

  const tokens: Tokens = {
    access,
    refreshToken,
    hasTrace,
    hasExpired: (token) => token !== null && !isUsable(token),
    epoch,
    supersede,
    async fresh() {
      const token = access();
      if (isUsable(token)) return token;
      await tokens.refresh(token);
      return access();
    },
    refresh: (stale) => tokens.renew(stale).catch(() => false),
    renew(stale) {
      running ??= renewal.renew(stale).finally(() => {
        running = undefined;
        tokens.schedule();
      });
      return running;
    },
    store(...session) {
      supersede();
      storage.keep(...session);
      tokens.schedule();
    },
    clear() {
      supersede();
      storage.clear();
      tokens.stop();
    },
    schedule() {
      tokens.stop();
      const token = access();
      const expiry = token && expiryOf(token);
      if (!token || !expiry || !refreshToken() || renewal.isDisabled()) return;
      const remaining = expiry - storage.now();
      // What a failed refresh left behind is tried again at its next use, not in a loop.
      if (remaining <= 0 || remaining === Number.POSITIVE_INFINITY) return;
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
