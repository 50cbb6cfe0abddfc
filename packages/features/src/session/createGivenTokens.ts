import type { Host } from '../host';
import type { Tokens } from './createTokens';
import { stripBearer } from './session.calls';
import { expiryOf, FRESHNESS_MARGIN } from './tokenTimes';

/** Gives an access token for the person signed in on the page, or nothing when nobody is. Asked again when a token runs out or is refused. */
export type TokenSource = () => string | null | undefined | Promise<string | null | undefined>;

/** Tokens that the page around hands out: nothing is stored, and refreshing is the page's own affair. */
export function createGivenTokens(source: TokenSource, { clock }: Pick<Host, 'clock'>): Tokens {
  let epoch = 0;
  let token: string | null = null;
  let asking: Promise<string | null> | undefined;

  const isUsable = () => {
    const expiry = token && expiryOf(token);
    return token !== null && (!expiry || expiry - clock.now() > FRESHNESS_MARGIN);
  };
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
    isGiven: true,
    access: () => token,
    refreshToken: () => null,
    isFresh: isUsable,
    epoch: () => epoch,
    // Only the page knows, and it may change its answer.
    hasTrace: () => true,
    fresh: () => (isUsable() ? Promise.resolve(token) : ask()),
    refresh: async (stale) => {
      const given = await ask();
      return given !== null && given !== stale;
    },
    store() {},
    clear() {
      epoch += 1;
      asking = undefined;
      token = null;
    },
    supersede() {
      epoch += 1;
      asking = undefined;
    },
    schedule() {},
    stop() {},
  };
}
