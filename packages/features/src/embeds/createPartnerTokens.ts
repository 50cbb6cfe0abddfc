import type { Credentials } from '../platform/client';
import type { Clock } from '../platform/environment';
import { isFreshToken, stripBearer } from '../platform/session';

/**
 * Gives an access token for the person signed in on the page, or nothing when nobody is. Asked
 * again when a token runs out or is refused.
 */
export type TokenSource = () => string | null | undefined | Promise<string | null | undefined>;

/** The tokens of a page that is not ours. */
export interface PartnerTokens extends Pick<
  Credentials,
  'fresh' | 'refresh' | 'hasExpired' | 'epoch'
> {
  /** The last token given. */
  access(): string | null;
  /** Forgets it; what is under way comes too late. */
  clear(): void;
}

/**
 * Tokens that the page around hands out: nothing is stored, and refreshing is the page's own
 * affair.
 */
export function createPartnerTokens(source: TokenSource, clock: Clock): PartnerTokens {
  let epoch = 0;
  let token: string | null = null;
  let asking: Promise<string | null> | undefined;

  const hasExpired = (known: string | null) => !!known && !isFreshToken(known, clock.now());
  const ask = () => {
    if (asking) return asking;
    const begun = epoch;
    const answer = Promise.resolve()
      .then(source)
      .then((given) => (given ? stripBearer(given) || null : null))
      // A source that throws has no token to give.
      .catch(() => null)
      .then((given) => {
        if (asking === answer) asking = undefined;
        if (epoch === begun) token = given;
        return token;
      });
    asking = answer;
    return answer;
  };

  return {
    access: () => token,
    epoch: () => epoch,
    hasExpired,
    fresh: () => (!token || hasExpired(token) ? ask() : Promise.resolve(token)),
    refresh: async (stale) => {
      const given = await ask();
      return given !== null && given !== stale;
    },
    clear() {
      epoch += 1;
      asking = undefined;
      token = null;
    },
  };
}
