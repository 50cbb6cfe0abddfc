/** The mention being typed: where its `@` stands and what follows up to the caret. */
export interface MentionQuery {
  start: number;
  query: string;
}

const QUERY_MAX = 30;
const wordBefore = /[\p{L}\p{N}_@.]/u;

/**
 * The mention under the caret: `@` that does not continue a word, then up to 30 characters without
 * a space; null when there is none.
 */
export function mentionQueryAt(text: string, caret: number): MentionQuery | null {
  // A character outside the basic plane takes two units, so twice the limit is the farthest an @
  // can be.
  const from = Math.max(0, caret - QUERY_MAX * 2 - 1);
  const window = text.slice(from, caret);
  const at = window.lastIndexOf('@');
  if (at === -1) return null;
  const query = window.slice(at + 1);
  if (/\s/.test(query) || [...query].length > QUERY_MAX) return null;
  const start = from + at;
  const before = Array.from(text.slice(Math.max(0, start - 2), start)).at(-1);
  return before && wordBefore.test(before) ? null : { start, query };
}

/** Puts `@username ` in the place of the mention being typed. */
export function completeMention(
  text: string,
  caret: number,
  { start }: MentionQuery,
  username: string,
): { text: string; caret: number } {
  const rest = text.slice(caret);
  const inserted = `@${username}${/^\s/.test(rest) ? '' : ' '}`;
  return {
    text: text.slice(0, start) + inserted + rest,
    caret: start + inserted.length + (/^\s/.test(rest) ? 1 : 0),
  };
}
