import { badField } from '../../../http/errors';
import { readLetters } from '../lookalikes';

/** The scripts that Unicode recommends for names (UAX #31, table 5), Latin aside. */
const RECOMMENDED = (
  'Arabic Armenian Bengali Bopomofo Cyrillic Devanagari Ethiopic Georgian Greek Gujarati ' +
  'Gurmukhi Han Hangul Hebrew Hiragana Kannada Katakana Khmer Lao Malayalam Myanmar Oriya ' +
  'Sinhala Tamil Telugu Thaana Thai Tibetan'
).split(' ');

/** Those that are written without blanks, so that Latin may stand in one word with them. */
const WITHOUT_BLANKS = new Set(
  'Bopomofo Han Hangul Hiragana Katakana Khmer Lao Latin Myanmar Thai'.split(' '),
);

const scriptPatterns = RECOMMENDED.map(
  (script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')] as const,
);
const OF_NO_SCRIPT = /[\p{Script=Common}\p{Script=Inherited}]/u;
const LATIN = /\p{Script=Latin}/u;
const LATIN_ALONE = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;
/** Any script that few use today, or none: Cherokee, Coptic, Runic. */
const OTHER = 'other';

function scriptOf(letter: string): string | undefined {
  if (OF_NO_SCRIPT.test(letter)) return undefined;
  if (LATIN.test(letter)) return 'Latin';
  return scriptPatterns.find(([, pattern]) => pattern.test(letter))?.[0] ?? OTHER;
}

const scriptsOf = (text: string): Set<string> =>
  new Set(
    Array.from(text.match(/\p{L}/gu) ?? [], scriptOf).filter((script) => script !== undefined),
  );

/**
 * Whether letters of scripts stand beside each other as in no language: those that few use beside
 * any others, and in one word those of two. As Unicode's highly restrictive names (UTS #39), word
 * by word.
 */
function mixesScripts(name: string): boolean {
  if (LATIN_ALONE.test(name)) return false;
  const all = scriptsOf(name);
  if (all.has(OTHER) && all.size > 1) return true;
  return (name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).some((word) => {
    const scripts = [...scriptsOf(word)];
    return scripts.length > 1 && !scripts.every((script) => WITHOUT_BLANKS.has(script));
  });
}

/** Whether a name has a Latin letter of which it is not known what a reader takes it for. */
const hasUnknownLatin = (name: string): boolean =>
  (name.match(/\p{Script=Latin}/gu) ?? []).some((letter) => !/^[a-z]*$/.test(readLetters(letter)));

/**
 * Signs of scripts that are written from the right, which turn what is around them as their letters
 * do: `Team־line־Club` stands as `Club־line־Team` on pages in Arabic.
 */
const TURNING = new RegExp(
  '[\\u05be\\u05c0\\u05c3\\u05c6\\u05f3\\u05f4\\u0608\\u060b\\u060d\\u061b-\\u061f\\u0640' +
    '\\u066d\\u06d4\\u06dd\\u06de\\u06e9\\u06fd\\u06fe\\u0700-\\u070d\\u07c0-\\u07c9\\u07f4' +
    '\\u07f5\\u07fa\\ufb29\\ufd3e\\ufd3f]',
  'u',
);

const turnsLatin = (name: string): boolean => TURNING.test(name) && LATIN.test(name);

/** Throws 400 for a name whose letters pass for others by the company they are in. */
export function assertOneAlphabet(name: string, property: string): void {
  if (mixesScripts(name) || hasUnknownLatin(name) || turnsLatin(name))
    throw badField(
      property,
      'Please write each word in one alphabet, without letters that pass for others.',
    );
}
