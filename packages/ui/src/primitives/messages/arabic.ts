/**
 * Arabic as texts are written in it: with the figures 0 to 9 in every browser, which `ar` alone
 * would leave to the browser's own data.
 */
const ARABIC = 'ar-u-nu-latn';

let rules: Intl.PluralRules | undefined;

/** A text about a count in the form that goes with it; the number stands where a # is. */
export function counted(count: number, forms: Record<Intl.LDMLPluralRule, string>): string {
  rules ??= new Intl.PluralRules(ARABIC);
  return forms[rules.select(count)].replace('#', figure(count));
}

/** A number as Arabic writes it. */
export const figure = (count: number): string => count.toLocaleString(ARABIC);

/** Holds a name together between words of another direction, where no element can. */
export const isolate = (text: string | number): string =>
  // By their numbers: as characters they would stand unseen in what is published.
  `${String.fromCodePoint(0x2068)}${text}${String.fromCodePoint(0x2069)}`;
