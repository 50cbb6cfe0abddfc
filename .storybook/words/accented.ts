const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'ë',
  i: 'î',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ÿ',
  z: 'ž',
  A: 'Å',
  C: 'Ç',
  E: 'É',
  I: 'Î',
  N: 'Ñ',
  O: 'Ø',
  S: 'Š',
  U: 'Û',
  Y: 'Ý',
  Z: 'Ž',
};

/**
 * A text with accents on its letters, longer by two fifths and in brackets: a missing bracket shows
 * what is cut off, a plain word what comes from no `messages.ts`.
 */
export function accented(text: string): string {
  if (!/\p{L}/u.test(text)) return text;
  const letters = text.replaceAll(/[a-z]/gi, (letter) => ACCENTS[letter] ?? letter);
  return `[${letters} ${'~'.repeat(Math.ceil(text.length * 0.4))}]`;
}

/** Texts with each string accented, also those that a function makes. */
export function accentedTexts(value: unknown): unknown {
  if (typeof value === 'string') return accented(value);
  if (typeof value === 'function') {
    const make = value as (...values: unknown[]) => unknown;
    return (...values: unknown[]) => accentedTexts(make(...values));
  }
  if (Array.isArray(value)) return value.map(accentedTexts);
  if (value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value as object).map(([key, inner]) => [key, accentedTexts(inner)]),
  );
}
