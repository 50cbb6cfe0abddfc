/**
 * Writes what is not ASCII in a script as escapes, in texts and patterns, which mean the same by
 * it. A `<script>` is read in the encoding of its page where its server names none, and old pages
 * are in others than UTF-8.
 */
export function asciiOnly(script) {
  if (/\\[^\0-\x7f]/.test(script))
    throw new Error('After a backslash an escape would mean another thing');
  return script.replaceAll(/[^\0-\x7f]/g, (unit) => {
    const code = unit.charCodeAt(0).toString(16);
    return code.length > 2 ? `\\u${code.padStart(4, '0')}` : `\\x${code}`;
  });
}
