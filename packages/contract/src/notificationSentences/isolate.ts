const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Holds a value together between words of another direction, where no element can. */
export const isolate = (text: string | number): string =>
  // By their numbers: as characters they would stand unseen in what is published.
  `${String.fromCodePoint(0x2068)}${text}${String.fromCodePoint(0x2069)}`;

/** The same where the value, or the words around it, are written from right to left. */
export const isolateIn = (words: string, value: string): string =>
  RIGHT_TO_LEFT.test(words) || RIGHT_TO_LEFT.test(value) ? isolate(value) : value;
