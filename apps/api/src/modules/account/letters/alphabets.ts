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

/** Throws 400 for a name whose letters pass for others by the company they are in. */
export function assertOneAlphabet(name: string, property: string): void {
  if (mixesScripts(name) || hasUnknownLatin(name))
    throw badField(
      property,
      'Please write each word in one alphabet, without letters that pass for others.',
    );
}
