import { clubColors } from '../../theme/clubColors';

/** Sports that a club's crest and empty picture have a drawing of. */
export type ClubSport = 'jetSki' | 'basketball' | 'soccer' | 'baseball' | 'hockey' | 'football';

/** The Arabic article, which is written as one word with its noun: most words begin with it. */
const ARTICLE = /^ال(?=\p{L}{2})/u;

/**
 * The first letters of the first two words; the first two letters of a single word. An Arabic
 * article counts for none.
 */
export function clubInitials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => word.replace(/^[^\p{L}\p{N}]+/u, '').replace(ARTICLE, ''));
  const letters =
    words.length > 1
      ? words.slice(0, 2).map((word) => [...word][0])
      : [...(words[0] ?? '')].slice(0, 2);
  return letters.join('').toUpperCase();
}

/** Whether letters are of a script without capitals: many of those reach below the line. */
export const isWithoutCapitals = (letters: string): boolean => /\p{Lo}/u.test(letters);

/** Which of the pairs of colours a club has: always the same for the same name. */
export const colorsOf = (name: string): number =>
  [...name].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973, 7) %
  clubColors.length;

/** A circle that ends where it begins. */
const SPOT = 'a5 5 0 1 0 10 0a5 5 0 1 0-10 0';

/**
 * What is drawn for each sport, as strokes around the middle of a 96 × 54 field; `none` for a club
 * whose sport is not known.
 */
export const drawings: Record<ClubSport | 'none', string> = {
  none: 'M-70 40L10-40M-52 40L28-40M-34 40L46-40M-16 40L64-40',
  jetSki: [-18, -6, 6, 18]
    .map((y) => `M-60 ${y}q7.5-9 15 0t15 0t15 0t15 0t15 0t15 0t15 0t15 0`)
    .join(''),
  basketball:
    'M0-27v54M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M-48-9h16v18h-16M48-9h-16v18h16' +
    'M-48-20c26 0 34 8 34 20s-8 20-34 20M48-20c-26 0-34 8-34 20s8 20 34 20',
  soccer:
    'M-44-23h88v46h-88zM0-23v46M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M-44-14h13v28h-13' +
    'M44-14h-13v28h13M-44-6h5v12h-5M44-6h-5v12h5',
  baseball:
    'M0 20L-22-2 0-24 22-2zM-46-2a66 66 0 0 1 92 0M-5-2a5 5 0 1 0 10 0a5 5 0 1 0-10 0' +
    'M0 20L-46 66M0 20L46 66',
  hockey:
    'M-30-23h60a14 14 0 0 1 14 14v18a14 14 0 0 1-14 14h-60a14 14 0 0 1-14-14v-18' +
    'a14 14 0 0 1 14-14zM0-23v46M-14-23v46M14-23v46' +
    [-34, 24].flatMap((x) => [-9, 9].map((y) => `M${x} ${y}${SPOT}`)).join(''),
  football: [-36, -24, -12, 0, 12, 24, 36]
    .map((x) => `M${x}-27v54M${x - 2}-7h4M${x - 2} 7h4`)
    .join(''),
};
