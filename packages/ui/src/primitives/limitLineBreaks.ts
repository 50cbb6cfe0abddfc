/** So many line breaks people may set in a text; a phone shows half as many lines at once. */
const LINE_BREAKS_MAX = 40;

/**
 * A text as it is drawn: no more than one empty line in a row, and what goes on after forty breaks
 * in one line. Else strangers could push away what stands around their words.
 */
export function limitLineBreaks(text: string): string {
  let breaks = 0;
  return text.replace(/\n(\s+\n)?/g, (_, more) =>
    ++breaks > LINE_BREAKS_MAX ? ' ' : more ? '\n\n' : '\n',
  );
}
