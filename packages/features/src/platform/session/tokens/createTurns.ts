import type { Environment } from '../../environment';
import { withStorageLease } from './storageLease';

/**
 * How long a token that was exchanged stays taken, in ms: between processes, a browser may hand a
 * lock on before local storage shows there what was written under it.
 */
const SPREAD_MS = 10_000;
/** So much of a token's end tells it from others. */
const FINGERPRINT_LENGTH = 32;

/** Lets one tab at a time do something with a refresh token. */
export type Turns = <T>(
  token: string,
  work: () => Promise<T>,
  isSpent: (result: T) => boolean,
) => Promise<T>;

/**
 * Turns of this tab among the tabs of its browser. After `isSpent` the token stays taken, longer
 * than its turn takes to answer.
 */
export function createTurns(environment: Environment, tabId: string): Turns {
  const { clock, exclusive } = environment;
  // A lease stands in local storage itself, which shows its changes in order: once it is seen to be
  // given up, so is what was written before.
  if (!exclusive)
    return (_token, work) => withStorageLease(environment, 'refresh', tabId, () => work());
  return (token, work, isSpent) =>
    new Promise((resolve, reject) => {
      exclusive(`refresh_${token.slice(-FINGERPRINT_LENGTH)}`, async () => {
        const result = await work();
        resolve(result);
        if (isSpent(result))
          await new Promise<void>((done) => void clock.setTimeout(done, SPREAD_MS));
      }).catch(reject);
    });
}
