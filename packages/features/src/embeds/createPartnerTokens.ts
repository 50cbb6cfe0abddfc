import type { Credentials } from '../platform/client';
import type { Clock } from '../platform/environment';
import { isFreshToken, stripBearer } from '../platform/session';
import { sourceName, whyRefused } from './tokenWarnings';

/**
 * Gives an access token for the person signed in on the page, or nothing when nobody is. Asked
 * again when a token runs out or is refused. Rejects with an error whose `code` is `removed` for
 * who may not chat any more.
 */
export type TokenSource = () => string | null | undefined | Promise<string | null | undefined>;

/** The tokens of a page that is not ours. */
export interface PartnerTokens extends Pick<
  Credentials,
  'fresh' | 'refresh' | 'hasExpired' | 'epoch'
> {
  /** The last token given. */
  access(): string | null;
  /** Why nobody is signed in: the last token was refused, or there was none. */
  failure(): Error | null;
  /** Forgets it; what is under way comes too late. */
  clear(): void;
}

/** Nobody waits longer than this for a page, or an API, to say who is there. */
export const PATIENCE_MS = 8_000;

/**
 * Tokens that the page around hands out: nothing is stored, and refreshing is the page's own
 * affair. `onLate` is called when a token comes that nobody waited for any more.
 */
export function createPartnerTokens(
  source: TokenSource,
  clock: Clock,
  onLate: () => void,
): PartnerTokens {
  let epoch = 0;
  let token: string | null = null;
  let failure: Error | null = null;
  let asking: Promise<string | null> | undefined;

  const hasExpired = (known: string | null) => !!known && !isFreshToken(known, clock.now());
  const wordsOf = (refused: string) =>
    process.env.NODE_ENV === 'development'
      ? whyRefused(refused, clock.now())
      : `The API refused the ${hasExpired(refused) ? 'expired ' : ''}token`;
  const ask = () => {
    if (asking) return asking;
    const begun = epoch;
    let isAnswered = false;
    const answer = new Promise<string | null>((resolve) => {
      const take = (given: string | null, error: Error | null = null) => {
        clock.clearTimeout(limit);
        if (epoch === begun) {
          token = given;
          failure = error;
        }
        if (asking === answer) asking = undefined;
        if (isAnswered && given) onLate();
        isAnswered = true;
        resolve(token);
      };
      const limit = clock.setTimeout(() => {
        const words =
          process.env.NODE_ENV === 'development'
            ? `${sourceName(source)} has not answered in ${PATIENCE_MS} ms`
            : `No answer in ${PATIENCE_MS} ms`;
        take(null, new Error(words));
      }, PATIENCE_MS);
      Promise.resolve()
        .then(source)
        .then((given) => (given && stripBearer(given)) || null)
        // A source that throws has no token to give.
        // It may have thrown a text, or nothing.
        .then(
          take,
          (error) => isAnswered || take(null, error instanceof Object ? error : new Error(error)),
        );
    });
    asking = answer;
    return answer;
  };

  return {
    access: () => token,
    failure: () => (token ? new Error(wordsOf(token)) : failure),
    epoch: () => epoch,
    hasExpired,
    fresh: () => (!token || hasExpired(token) ? ask() : Promise.resolve(token)),
    refresh: async (stale) => {
      const given = await ask();
      return !!given && given !== stale;
    },
    clear() {
      epoch += 1;
      asking = undefined;
      token = null;
    },
  };
}
