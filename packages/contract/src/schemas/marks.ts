/** Accents on one letter: more than any language writes. */
const ACCENTS_MAX = 4;
/** Signs of any kind on one letter: Burmese words have six. */
const MARKS_MAX = 6;

/** More signs in a row than are looked at; what cannot be seen keeps none from its letter. */
const ROWS = /[\p{M}\p{Default_Ignorable_Code_Point}]{5,}/gu;
const UNSEEN = /[\P{M}\p{Default_Ignorable_Code_Point}]/u;
/** Those of no script, which may stand on any letter. */
const ACCENT = /\p{Script=Inherited}/u;

/**
 * The text with no more marks on a letter than words have: a tower of them covers the lines above
 * and below, which others wrote.
 */
export const withoutStacks = (text: string): string =>
  text.replaceAll(ROWS, (row) => {
    let marks = 0;
    let accents = 0;
    return Array.from(row)
      .filter((sign) => {
        if (UNSEEN.test(sign)) return true;
        const isAccent = ACCENT.test(sign);
        if (marks === MARKS_MAX || (isAccent && accents === ACCENTS_MAX)) return false;
        marks += 1;
        if (isAccent) accents += 1;
        return true;
      })
      .join('');
  });
