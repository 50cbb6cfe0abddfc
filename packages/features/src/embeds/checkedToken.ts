import { kindOf } from '@clubline/ui/embedWarnings';
import type { TokenSource } from './createPartnerTokens';
import { TOKEN_NAMES, warnOfGiven } from './tokenWarnings';

/** Where in an object the token probably stands. */
function insideOf(given: object): string {
  if (given instanceof Response) return 'read it, and give (await response.json()).token';
  const name = TOKEN_NAMES.find((one) => one in given);
  return name ? `give its .${name}` : 'give the token alone, as text';
}

const isJsonObject = (text: string) => /^\s*\{.*\}\s*$/s.test(text);

/** Whether something that was thrown says itself what is wrong, or why. */
const isTold = (error: unknown) =>
  typeof error === 'object' && error !== null && ('message' in error || 'code' in error);

/** What was thrown, where it says nothing itself. */
const inWords = (error: unknown) => {
  if (error === undefined) return 'nothing';
  return typeof error === 'string' ? `"${error}"` : kindOf(error);
};

/**
 * Asks a page for a token, while it is being developed: what is no function, or gives something
 * else than text or nobody, throws a sentence that says what to give.
 */
export async function checkedToken(source: TokenSource | undefined) {
  if (source === undefined) return undefined;
  if (typeof source !== 'function')
    throw new TypeError(
      `getToken is ${kindOf(source)} and no function: give the function that gives the token, ` +
        'e.g. () => token',
    );
  const given: unknown = await Promise.resolve()
    .then(source)
    .catch((error: unknown) => {
      throw isTold(error)
        ? error
        : new Error(`getToken has thrown ${inWords(error)}: throw an Error`);
    });
  if (given === undefined || given === '')
    warnOfGiven(
      source,
      `it has given ${given === '' ? 'an empty text' : 'undefined'}, which counts as nobody: ` +
        'return the token, or null where nobody is signed in',
    );
  if (typeof given === 'string') {
    if (isJsonObject(given))
      throw new TypeError('getToken has given JSON as text: read it, and give its .token');
    return given;
  }
  if (given === undefined || given === null) return given;
  throw new TypeError(
    `getToken has given ${kindOf(given)}: ${
      typeof given === 'object' ? insideOf(given) : 'give the token as text, or null for nobody'
    }`,
  );
}
