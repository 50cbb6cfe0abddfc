/** What people press or count in order: the alphabet, figures, and rows and columns of keys. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyzabc',
  '01234567890123',
  // Keys in English, German and French.
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'qsdfghjklm',
  'zxcvbnm',
  'yxcvbnm',
  'wxcvbn',
  // Columns of keys.
  ...'1qaz 1qay 1aqw 2wsx 3edc 4rfv 5tgb 6yhn 7ujm 147 258 369'.split(' '),
];
const backwards = (row: string) => [...row].toReversed().join('');
const DIRECTIONS = ROWS.flatMap((row) => [row, backwards(row)]);

/** The shortest part of a row that is taken for one. */
const SHORTEST_RUN = 3;
/** The longest part that is taken for one which repeats. */
const LONGEST_UNIT = 4;

const isRepetition = (text: string): boolean =>
  Array.from({ length: LONGEST_UNIT }, (_, index) => index + 1).some(
    (unit) =>
      text.length >= 2 * unit &&
      [...text].every((_, index) => index < unit || text[index] === text[index - unit]),
  );

/** How much of `text` from `start` on stands in one row, or is one character. */
function runAt(text: string, start: number): number {
  const rows = [...DIRECTIONS, text[start]!.repeat(text.length)];
  let length = SHORTEST_RUN - 1;
  const isIn = (end: number) => rows.some((row) => row.includes(text.slice(start, end)));
  while (start + length < text.length && isIn(start + length + 1)) length += 1;
  return length;
}

/** Whether all of it is made of rows, as `abcd4321` and `qazwsxedc`. */
function isMadeOfRows(text: string): boolean {
  for (let start = 0; start < text.length;) {
    const length = runAt(text, start);
    if (length < SHORTEST_RUN) return false;
    start += length;
  }
  return text.length > 0;
}

const YEAR = '(?:19|20)\\d\\d';
const MONTH = '(?:0[1-9]|1[0-2])';
const DAY = '(?:0[1-9]|[12]\\d|3[01])';
const DATES = new RegExp(
  `^(?:${YEAR}${YEAR}|${YEAR}${MONTH}${DAY}|${DAY}${MONTH}${YEAR}|${MONTH}${DAY}${YEAR})$`,
);

/**
 * Whether a text repeats a few characters, goes along rows of keys or counts, or is a date. Exact,
 * and cheap for whatever is sent; measuring how guessable a text is takes a library up to 90 ms.
 * @param text in lower case
 */
export const isPattern = (text: string): boolean =>
  isRepetition(text) || isMadeOfRows(text) || DATES.test(text);
