/** So many characters of a post are shown. */
export const EXCERPT_LENGTH = 120;
/** At most so many of them stand before what was looked for. */
const BEFORE = 30;

/** A line of a text with the words in it, cut at blanks if it can be; its beginning without. */
export function excerptOf(text: string, words: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  // Whole signs, so that none is cut in two.
  const signs = [...line];
  if (signs.length <= EXCERPT_LENGTH) return line;
  const before = line.toLocaleLowerCase().split(words.trim().toLocaleLowerCase())[0]!;
  const at = before.length < line.length ? [...before].length : 0;
  const start = at > BEFORE ? at - BEFORE + afterBlank(signs.slice(at - BEFORE, at)) : 0;
  const shown = signs.slice(start, start + EXCERPT_LENGTH);
  const isEnd = start + shown.length >= signs.length;
  const blank = shown.lastIndexOf(' ');
  const isKept = isEnd || blank <= at - start + [...words].length;
  const part = (isKept ? shown : shown.slice(0, blank)).join('');
  return `${start > 0 ? '…' : ''}${part}${isEnd ? '' : '…'}`;
}

/** Where the first word begins after a part of one; 0 where all of it is one. */
const afterBlank = (signs: string[]) => signs.indexOf(' ') + 1;
