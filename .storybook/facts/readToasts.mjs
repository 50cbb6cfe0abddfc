/** @typedef {import('./readFacts.mjs').SourceFile} SourceFile */

/** A name that stands for messages in a file: `const text = useMessages(clubScreenMessages)`. */
const MESSAGES = /\b(\w+) = useMessages\((\w+)Messages(?:\.(\w+))?\)/g;
const TOAST = /\btoast\.add\(\{/g;

/** What stands in braces from here on. */
function inBraces(text, from) {
  let depth = 1;
  let at = from;
  for (; at < text.length && depth > 0; at += 1)
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}') depth -= 1;
  return text.slice(from, at);
}

/**
 * The messages that a feature says in a toast, where it names them: `features clubScreen.joined`.
 * @param {readonly SourceFile[]} files
 * @returns {import('./facts.types').Facts['toasts']}
 */
export function readToasts(files) {
  const found = new Set();
  for (const { path, text } of files) {
    if (!path.startsWith('packages/features/') || /\.(?:test|stories)\.tsx?$/.test(path)) continue;
    const groups = new Map(
      [...text.matchAll(MESSAGES)].map(([, name, group, part]) => [
        name,
        part ? `${group}.${part}` : group,
      ]),
    );
    if (groups.size === 0) continue;
    for (const { index, 0: start } of text.matchAll(TOAST))
      for (const [, name, key] of inBraces(text, index + start.length).matchAll(/\b(\w+)\.(\w+)/g))
        if (groups.has(name)) found.add(`features ${groups.get(name)}.${key}`);
  }
  return [...found].toSorted();
}
